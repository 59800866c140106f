import { z } from 'zod';
import { isDay } from '#domain/calendar-days.ts';
import { minutesOf } from '#domain/slot-grid.ts';

/**
 * The rules of single fields, used by every form (C-06). An `error` is the name of a message (`field_…`), so
 * that server and browser say the same in the reader's language.
 */
const required = 'field_required';

/** NUL is the only character that PostgreSQL cannot store. */
const storable = (value: string) => !value.includes('\u0000');
/** No line breaks, control characters or marks that change the direction of writing. */
const onOneLine = (value: string) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value);
/** At least one visible character. */
const visible = (value: string) => /[^\s\p{Cf}]/u.test(value);

/** Required text: trimmed, not blank. */
export function text(atMost: number) {
  return z
    .string({ error: required })
    .trim()
    .max(atMost, { error: 'field_too_long' })
    .refine(visible, { error: required })
    .refine(storable, { error: 'field_unreadable' });
}

/** Optional text, trimmed. */
export function optionalText(atMost: number) {
  return z
    .string({ error: 'field_text' })
    .trim()
    .max(atMost, { error: 'field_too_long' })
    .refine(storable, { error: 'field_unreadable' });
}

/** Required text on one line. */
export function line(atMost: number) {
  return text(atMost).refine(onOneLine, { error: 'field_unreadable' });
}

/** Optional text on one line. */
export function optionalLine(atMost: number) {
  return optionalText(atMost).refine(onOneLine, { error: 'field_unreadable' });
}

export const personName = line(100);
export const phone = z
  .string({ error: required })
  .trim()
  .regex(/^\d{10}$/, { error: 'field_phone' });
export const email = z
  .string({ error: required })
  .trim()
  .max(254, { error: 'field_too_long' })
  .pipe(z.email({ error: 'field_email' }));
/** At least 6 characters. The upper bound limits the work of hashing. */
export const password = z
  .string({ error: required })
  .min(6, { error: 'field_password' })
  .max(200, { error: 'field_too_long' });
export const pincode = z
  .string({ error: required })
  .trim()
  .regex(/^\d{6}$/, { error: 'field_pincode' });

/** Male, Female or Other in any letter case (docs/product.md#the-api). */
export const gender = z
  .string({ error: required })
  .trim()
  .transform((value) => value.charAt(0).toUpperCase() + value.slice(1).toLowerCase())
  .pipe(z.enum(['Male', 'Female', 'Other'], { error: 'field_gender' }));

/** A number, or its text from a form; an empty field is missing, not zero. */
function numeric(error: string) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .min(1, { error: required })
          .regex(/^-?\d+(\.\d+)?$/, { error }),
      ],
      { error: required },
    )
    .transform(Number)
    .pipe(z.number({ error }));
}

export const experienceYears = numeric('field_experience').pipe(
  z
    .number()
    .int({ error: 'field_experience' })
    .min(0, { error: 'field_experience' })
    .max(60, { error: 'field_experience' }),
);

/** Rupees in steps of 0.01. */
export const rupees = numeric('field_fee').pipe(
  z
    .number()
    .min(0, { error: 'field_fee' })
    .max(10_000_000, { error: 'field_fee' })
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'field_fee' }),
);

/** `HH:MM` in 5-minute steps. */
export const workingTime = z
  .string({ error: required })
  .refine((value) => (minutesOf(value) ?? 1) % 5 === 0, { error: 'field_working_time' });

/** `HH:MM`, the start of a slot. */
export const slotLabel = z
  .string({ error: 'field_slot' })
  .refine((value) => minutesOf(value) !== null, { error: 'field_slot' });

/** A calendar day of the clinic, YYYY-MM-DD. */
export const day = z.string({ error: 'field_day' }).refine(isDay, { error: 'field_day' });

/** A date of a form: an empty field is missing, not wrong. */
export const requiredDay = z.string({ error: required }).min(1, { error: required }).pipe(day);

export const latitude = z
  .number({ error: 'field_latitude' })
  .min(-90, { error: 'field_latitude' })
  .max(90, { error: 'field_latitude' });
export const longitude = z
  .number({ error: 'field_longitude' })
  .min(-180, { error: 'field_longitude' })
  .max(180, { error: 'field_longitude' });

/** A coordinate in a path or a query, as text. */
const decimal = (error: string) =>
  z
    .string({ error })
    .regex(/^-?\d{1,3}(\.\d+)?$/, { error })
    .transform(Number);
/** Two coordinates; their order differs between forms (docs/product.md#nearby). */
export function pair<First extends z.ZodType, Second extends z.ZodType>(first: First, second: Second) {
  return z.tuple([first, second], { error: 'field_location' });
}
export const latitudeText = decimal('field_latitude').pipe(latitude);
export const longitudeText = decimal('field_longitude').pipe(longitude);

/**
 * A GeoJSON Point, [longitude, latitude] (docs/product.md#nearby), as an object or as JSON text from a form.
 */
export const geoPoint = z
  .union([z.string(), z.looseObject({})], { error: 'field_location' })
  .transform((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'field_location' });
      return z.NEVER;
    }
  })
  .pipe(
    z.object(
      { type: z.literal('Point', { error: 'field_location' }), coordinates: pair(longitude, latitude) },
      { error: 'field_location' },
    ),
  );

/** A value that a form sends as JSON text and a JSON body as it is. */
export function jsonOf<Value extends z.ZodType>(value: Value) {
  return z
    .unknown()
    .transform((sent, context) => {
      if (typeof sent !== 'string') return sent;
      try {
        return JSON.parse(sent) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'field_invalid' });
        return z.NEVER;
      }
    })
    .pipe(value);
}

/** ISO weekdays, Monday is 1; duplicates are removed, the result is sorted. */
export const weekdays = z
  .array(z.number().int().min(1, { error: 'field_weekdays' }).max(7, { error: 'field_weekdays' }), {
    error: 'field_weekdays',
  })
  .transform((days) => [...new Set(days)].sort((one, other) => one - other));

/** The address of an image; null if there is none. */
export const photo = z.object({ url: z.string().nullable() });

/** An id in either form (docs/product.md#ids). */
export const anyId = z
  .string({ error: required })
  .min(1, { error: required })
  .max(20, { error: 'field_too_long' });

const whole = (most: number) =>
  z.coerce
    .number({ error: 'field_page' })
    .int({ error: 'field_page' })
    .min(1, { error: 'field_page' })
    .max(most, { error: 'field_page' });

/** The page of a list, from 1. */
export const pageNumber = whole(100_000).default(1);
export const perPage = whole(200);
