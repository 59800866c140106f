import { z } from 'zod';
import { consentVersions } from '#domain/accounts/consent.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { extractPhoneDigits, isPhone } from '#domain/accounts/phones.ts';
import { isAbhaAddress, isAbhaNumber, looksLikeAadhaar, removeSeparators } from '#domain/patients/abha.ts';
import { genders, parseGender } from '#domain/patients/genders.ts';
import { familyRelations } from '#domain/patients/kin.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { findNameProblem, type NameKind } from '#domain/platform/names.ts';
import { normalizeNumber, normalizePassword, normalizeText } from '#domain/platform/typed-text.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';

/**
 * The rules of single fields, used by every form (C-06). An `error` is the name of a message (`field_…`), so
 * that server and browser say the same in the reader's language.
 */
const required = 'field_required';

/**
 * What somebody typed: without the marks that nobody sees (domain/platform/typed-text.ts). Every text field is made of this or of
 * `typedNumber`; contract/platform/typed-fields.test.ts finds one that is not.
 */
export const typedText = (missing: string) => z.string({ error: missing }).overwrite(normalizeText).trim();
/** The same of a number, a code, a day or an id, in the digits of any script. */
export const typedNumber = (missing: string) =>
  z.string({ error: missing }).overwrite(normalizeNumber).trim();

/** NUL is the only character that PostgreSQL cannot store. */
const storable = (value: string) => !value.includes('\u0000');
/** No line breaks or control characters; a tab comes along from a table. */
const isSingleLine = (value: string) => !/\p{Cc}/u.test(value);
const tabsAsSpaces = (value: string) => value.replace(/\t/g, ' ');
/** Spaces, controls, and what is drawn as nothing, such as Hangul fillers; the blank of Braille has no property of its own. */
const blank = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** How many characters can be seen. */
export const countVisibleCharacters = (value: string): number =>
  Array.from(value).filter((letter) => !blank.test(letter)).length;
/** At least one visible character. */
const hasVisibleCharacter = (value: string) => countVisibleCharacters(value) > 0;
/** Required text: trimmed, not blank. `missing` says what to enter, where the form has many such fields. */
export function text(atMost: number, missing: string = required) {
  return typedText(missing)
    .max(atMost, { error: 'field_too_long' })
    .refine(hasVisibleCharacter, { error: missing })
    .refine(storable, { error: 'field_unreadable' });
}

/** Optional text, trimmed. */
export function optionalText(atMost: number) {
  return typedText('field_text')
    .max(atMost, { error: 'field_too_long' })
    .refine(storable, { error: 'field_unreadable' });
}

/** Required text on one line. */
export function line(atMost: number, missing: string = required) {
  return text(atMost, missing).overwrite(tabsAsSpaces).refine(isSingleLine, { error: 'field_unreadable' });
}

/** Optional text on one line. */
export function optionalLine(atMost: number) {
  return optionalText(atMost).overwrite(tabsAsSpaces).refine(isSingleLine, { error: 'field_unreadable' });
}

const withSingleSpaces = (value: string) => value.replace(/ +/g, ' ');
/** The name of a person or of a place of care, which others read in messages and on pages: no address, no look-alikes. */
export function checkedName(name: z.ZodString, named: NameKind) {
  return name.superRefine((value, context) => {
    const message = value && findNameProblem(value, named);
    if (message) context.addIssue({ code: 'custom', message });
  });
}
/** A name in a form that also sends what is stored: `requireSoundName` asks of one that changes what a new one is asked here. */
export const storedPersonName = line(100, 'field_name').overwrite(withSingleSpaces);
export const storedPlaceName = line(120, 'field_hospital_name').overwrite(withSingleSpaces);
export const personName = checkedName(storedPersonName, 'person');
export const contactName = checkedName(line(100, 'field_contact_name'), 'person');
export const placeName = checkedName(storedPlaceName, 'place');
/** Ten digits, whatever stands before or between them. */
export const tenDigitPhone = z
  .string({ error: required })
  .max(100, { error: 'field_phone' })
  .overwrite((value) => extractPhoneDigits(value) ?? value)
  .regex(/^\d{10}$/, { error: 'field_phone' });
/** One that can be called; a login takes those of before, too. */
export const phone = tenDigitPhone.refine((value) => isPhone(value) || !/^\d{10}$/.test(value), {
  error: 'field_phone',
});
export const email = typedText(required)
  .overwrite((value) => value.normalize('NFKC').replace(/^mailto:/i, ''))
  .max(254, { error: 'field_too_long' })
  .pipe(z.email({ error: 'field_email' }));
/** At least 6 characters. The upper bound limits the work of hashing. */
export const password = z
  .string({ error: required })
  .overwrite(normalizePassword)
  .refine((value) => !/\p{Cc}/u.test(value), { error: 'field_unreadable' })
  .min(6, { error: 'field_password' })
  .max(200, { error: 'field_too_long' });
/** The present password, which changes of an account are confirmed with, if it has one. */
export const currentPassword = z
  .string({ error: required })
  .max(200, { error: 'field_too_long' })
  .describe('The present password; required if phone, e-mail or password change.');
/** Also as "600 001". India has none that begins with 0, nor one of a single digit. */
export const pincode = typedNumber(required)
  .overwrite((value) => value.replace(/^(\d{3})[ -](\d{3})$/, '$1$2'))
  .regex(/^(?!(\d)\1{5})[1-9]\d{5}$/, { error: 'field_pincode' });

const noAadhaar = (value: string) => !looksLikeAadhaar(value);

/** Digits alone, or empty; an Aadhaar number is refused (J-08). */
export const abhaNumber = typedNumber('field_abha_number')
  .max(100, { error: 'field_abha_number' })
  .transform(removeSeparators)
  .refine(noAadhaar, { error: 'field_aadhaar', abort: true })
  .refine((digits) => digits === '' || isAbhaNumber(digits), { error: 'field_abha_number' })
  .describe('14 digits, with or without hyphens and spaces; empty: none.');
/** In lower case, or empty; one that is an Aadhaar number is refused (J-08). */
export const abhaAddress = typedNumber('field_abha_address')
  .max(100, { error: 'field_abha_address', abort: true })
  .toLowerCase()
  .refine(noAadhaar, { error: 'field_aadhaar', abort: true })
  .refine((address) => address === '' || isAbhaAddress(address), { error: 'field_abha_address' })
  .describe('Such as `name@abdm` or `name@sbx`; empty: none.');

/** Male, Female or Other in any letter case (docs/product.md#the-api). */
export const gender = typedText(required)
  .transform((value) => parseGender(value) ?? value)
  .pipe(z.enum(genders, { error: 'field_gender' }))
  .describe('Male, Female or Other, in any letter case.');

/** A number, or its text from a form; an empty field is wrong, not zero. */
export function numeric(error: string) {
  return z
    .union([z.number(), typedNumber(error).regex(/^-?\d+(\.\d+)?$/, { error })], { error })
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
export const workingTime = typedNumber(required).refine((value) => (toMinutes(value) ?? 1) % 5 === 0, {
  error: 'field_working_time',
});

/** `HH:MM`, the start of a slot. */
export const slotLabel = typedNumber('field_slot')
  .refine((value) => toMinutes(value) !== null, { error: 'field_slot' })
  .describe('The start of a slot, HH:MM in clinic time.');

/** A calendar day of the clinic, YYYY-MM-DD. */
export const day = typedNumber('field_day')
  .refine(isDay, { error: 'field_day' })
  .describe('A day of the clinic, YYYY-MM-DD.');

/** A date of birth, YYYY-MM-DD, of somebody who may be alive; the server asks for one in the past besides. */
export const birthDate = typedNumber('field_birth_date')
  .refine((value) => isDay(value) && value >= '1900-01-01', { error: 'field_birth_date' })
  .describe('YYYY-MM-DD.');

/** A birth as forms keep it: `YYYY-MM-DD`, or `YYYY` where only the year is known (J-02). */
export const birthText = z.union([birthDate, typedNumber('field_birth_date').regex(/^(19|20|21)\d\d$/)], {
  error: 'field_birth_date',
});

/** The year of birth of somebody who does not know the day (J-02); the server refuses one to come. */
export const birthYear = numeric('field_birth_year')
  .pipe(
    z
      .number()
      .int({ error: 'field_birth_year' })
      .min(1900, { error: 'field_birth_year' })
      .max(2200, { error: 'field_birth_year' }),
  )
  .describe('Where the day is not known; `dateOfBirth` is left out then.');

/** Whether a form has the date or the year of a birth, and not both; `birth` says where its error stands. */
export const hasOneBirth = (form: { readonly dateOfBirth?: unknown; readonly birthYear?: unknown }) =>
  (form.dateOfBirth === undefined) !== (form.birthYear === undefined);
export const birthError = { path: ['dateOfBirth'], error: 'field_birth_date', when: () => true };

/** The version of privacy notice and terms that somebody agrees to; left out, nothing is kept as agreed. */
export const consent = z
  .string({ error: 'field_consent' })
  .refine((version) => consentVersions.includes(version), { error: 'field_consent' })
  .optional()
  .describe('The version of the privacy notice and the terms that is agreed to.');

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
  typedNumber(error)
    .regex(/^-?\d{1,3}(\.\d+)?$/, { error })
    .transform(Number);
/** Two coordinates; their order differs between forms (docs/product.md#nearby). */
export function pair<First extends z.ZodType, Second extends z.ZodType>(first: First, second: Second) {
  return z.tuple([first, second], { error: 'field_location' });
}
export const latitudeText = decimal('field_latitude').pipe(latitude).describe('Degrees north.');
export const longitudeText = decimal('field_longitude').pipe(longitude).describe('Degrees east.');

/** A value that a form sends as JSON text and a JSON body as it is. */
export function jsonField<Value extends z.ZodType>(value: Value, error = 'field_invalid') {
  return z
    .custom<string | z.input<Value>>()
    .transform((sent, context) => {
      if (typeof sent !== 'string') return sent;
      try {
        return JSON.parse(sent) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: error });
        return z.NEVER;
      }
    })
    .pipe(value);
}

/** A GeoJSON Point, [longitude, latitude] (docs/product.md#nearby). */
export const geoPoint = jsonField(
  z.object(
    { type: z.literal('Point', { error: 'field_location' }), coordinates: pair(longitude, latitude) },
    { error: 'field_location' },
  ),
  'field_location',
);

/** ISO weekdays, Monday is 1; duplicates are removed, the result is sorted. */
export const weekdays = z
  .array(z.number().int().min(1, { error: 'field_weekdays' }).max(7, { error: 'field_weekdays' }), {
    error: 'field_weekdays',
  })
  .transform((days) => [...new Set(days)].sort((one, other) => one - other));

/** Beside an age. */
export const ageIsAbout = z.boolean().describe('Only the year of birth is known, or year and month.');
export const youngAge = z
  .object({ count: z.number().int(), unit: z.enum(['day', 'week', 'month']) })
  .optional()
  .describe('Under two years: the age in months, of a newborn in weeks or days.');

/** The address of an image; null if there is none. */
export const photo = z.object({ url: z.string().nullable() });

/** Somebody who looks after the patient. */
export const relative = z.object({
  name: z.string(),
  kin: z
    .enum(familyRelations)
    .nullable()
    .describe('What they are to the patient; null if that is not known.'),
});

/** Who of a hospital's staff did something. */
export const staffMember = z.object({ role: z.enum(staffRoles), name: z.string() });

/** An id in either form (docs/product.md#ids). */
export const anyId = typedNumber(required).min(1, { error: required }).max(20, { error: 'field_too_long' });
export const doctorId = anyId.describe('The doctor, as `DOC-000042` or `42`.');
export const patientId = anyId.describe('The patient, as `PAT-000042` or `42`.');
export const practiceId = anyId.describe('A practice of the doctor, as `PRA-000042` or `42`.');
export const membershipId = anyId.describe('A membership of a hospital, as `MEM-000042` or `42`.');
export const appointmentId = anyId.describe('The appointment, as `APT-000042` or `42`.');

/** Whom a call is about: the caller's own person without it (J-05). */
export const aboutPerson = z.object({
  patientId: patientId
    .optional()
    .describe('Somebody whom the caller looks after, as `PAT-000042` or `42`; without it, the caller.'),
});
/** Whose entries a list shows. */
export const aboutPeople = z.object({
  patientId: patientId
    .optional()
    .describe(
      'Somebody whom the caller looks after, as `PAT-000042` or `42`; `all`: the caller and all of them; without it, the caller.',
    ),
});

const wholeNumber = (most: number) =>
  z.coerce
    .number({ error: 'field_page' })
    .int({ error: 'field_page' })
    .min(1, { error: 'field_page' })
    .max(most, { error: 'field_page' });

export const pageNumber = wholeNumber(100_000).default(1).describe('The page of the list, from 1.');
export const perPage = wholeNumber(200).describe('How many rows a page has.');
/** How many rows there are, beside a page of them. */
export const total = z.number().int().describe('How many there are on all pages together.');

/** A point in time as it is answered. */
export const instant = z.string().meta({ format: 'date-time', description: 'An instant (RFC 3339).' });

/** The header of a call that may be repeated: with one key it happens once. */
export const idempotencyKey = (what: string) =>
  z.object({
    'idempotency-key': z
      .string()
      .min(1, { error: 'field_required' })
      .max(200, { error: 'field_too_long' })
      .optional()
      .describe(`Chosen by the caller, another one for each ${what}.`),
  });
