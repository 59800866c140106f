import { z } from 'zod';
import { consentVersions } from '#domain/accounts/consent.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { extractPhoneDigits, isPhone } from '#domain/accounts/phones.ts';
import { isAbhaAddress, isAbhaNumber, looksLikeAadhaar, removeSeparators } from '#domain/patients/abha.ts';
import { familyRelations } from '#domain/patients/family-relations.ts';
import { genders, parseGender } from '#domain/patients/genders.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { findNameProblem, type NameKind } from '#domain/platform/name-checks.ts';
import { normalizeNumber, normalizePassword, normalizeText } from '#domain/platform/normalize-text.ts';
import { formatId, type IdKind, parseId } from '#domain/platform/readable-ids.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';

/**
 * Rules for single fields, shared by every form. An `error` is the name of a message (`field_…`), so that
 * server and browser show it in the reader's language.
 */
const required = 'field_required';

/**
 * Typed text without invisible characters (domain/platform/normalize-text.ts). Every text field builds on
 * this or on `typedNumber`; typed-fields.test.ts finds those that do not.
 */
export const typedText = (missing: string) => z.string({ error: missing }).overwrite(normalizeText).trim();
/** The same for a number, code, day or id, in the digits of any script. */
export const typedNumber = (missing: string) =>
  z.string({ error: missing }).overwrite(normalizeNumber).trim();

/** NUL is the only character that PostgreSQL cannot store. */
const storable = (value: string) => !value.includes('\u0000');
/** Rejects line breaks and control characters, for example a tab pasted from a table. */
const isSingleLine = (value: string) => !/\p{Cc}/u.test(value);
const tabsAsSpaces = (value: string) => value.replace(/\t/g, ' ');
/**
 * Spaces, controls, and invisible characters, for example Hangul fillers; the Braille blank has no Unicode
 * property of its own.
 */
const blank = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
export const countVisibleCharacters = (value: string): number =>
  Array.from(value).filter((letter) => !blank.test(letter)).length;
const hasVisibleCharacter = (value: string) => countVisibleCharacters(value) > 0;
/** Required, trimmed and not blank. `missing` says what to enter, where a form has many such fields. */
export function text(max: number, missing: string = required) {
  return typedText(missing)
    .max(max, { error: 'field_too_long' })
    .refine(hasVisibleCharacter, { error: missing })
    .refine(storable, { error: 'field_unreadable' });
}

export function optionalText(max: number) {
  return typedText('field_text')
    .max(max, { error: 'field_too_long' })
    .refine(storable, { error: 'field_unreadable' });
}

export function line(max: number, missing: string = required) {
  return text(max, missing).overwrite(tabsAsSpaces).refine(isSingleLine, { error: 'field_unreadable' });
}

export function optionalLine(max: number) {
  return optionalText(max).overwrite(tabsAsSpaces).refine(isSingleLine, { error: 'field_unreadable' });
}

const withSingleSpaces = (value: string) => value.replace(/ +/g, ' ');
/**
 * Names of people and places appear in messages and on pages, so addresses and look-alike letters are
 * refused.
 */
export function checkedName(name: z.ZodString, named: NameKind) {
  return name.superRefine((value, context) => {
    const message = value && findNameProblem(value, named);
    if (message) context.addIssue({ code: 'custom', message });
  });
}
/** For forms that also send stored names: the server checks only a changed name like a new one. */
export const storedPersonName = line(100, 'field_name').overwrite(withSingleSpaces);
export const storedPlaceName = line(120, 'field_hospital_name').overwrite(withSingleSpaces);
export const personName = checkedName(storedPersonName, 'person');
export const contactName = checkedName(line(100, 'field_contact_name'), 'person');
export const placeName = checkedName(storedPlaceName, 'place');
/** Ten digits, ignoring any prefix and separators. */
export const tenDigitPhone = z
  .string({ error: required })
  .max(100, { error: 'field_phone' })
  .overwrite((value) => extractPhoneDigits(value) ?? value)
  .regex(/^\d{10}$/, { error: 'field_phone' });
/** A number that can be called. Login uses the looser form, for numbers stored before this check. */
export const phone = tenDigitPhone.refine((value) => isPhone(value) || !/^\d{10}$/.test(value), {
  error: 'field_phone',
});
export const email = typedText(required)
  .overwrite((value) => value.normalize('NFKC').replace(/^mailto:/i, ''))
  .max(254, { error: 'field_too_long' })
  .pipe(z.email({ error: 'field_email' }));
/** The upper bound limits the cost of hashing. */
export const password = z
  .string({ error: required })
  .overwrite(normalizePassword)
  .refine((value) => !/\p{Cc}/u.test(value), { error: 'field_unreadable' })
  .min(6, { error: 'field_password' })
  .max(200, { error: 'field_too_long' });
/** Confirms account changes, if the account has a password. */
export const currentPassword = z
  .string({ error: required })
  .max(200, { error: 'field_too_long' })
  .describe('The current password; required when phone, email or password change.');
/** Also accepts "600 001". Indian PIN codes never begin with 0 or repeat a single digit. */
export const pincode = typedNumber(required)
  .overwrite((value) => value.replace(/^(\d{3})[ -](\d{3})$/, '$1$2'))
  .regex(/^(?!(\d)\1{5})[1-9]\d{5}$/, { error: 'field_pincode' });

const noAadhaar = (value: string) => !looksLikeAadhaar(value);

/** Digits only, or empty; an Aadhaar number is refused. */
export const abhaNumber = typedNumber('field_abha_number')
  .max(100, { error: 'field_abha_number' })
  .transform(removeSeparators)
  .refine(noAadhaar, { error: 'field_aadhaar', abort: true })
  .refine((digits) => digits === '' || isAbhaNumber(digits), { error: 'field_abha_number' })
  .describe('14 digits, with or without hyphens and spaces. Empty for none.');
/** In lower case, or empty; an address that is an Aadhaar number is refused. */
export const abhaAddress = typedNumber('field_abha_address')
  .max(100, { error: 'field_abha_address', abort: true })
  .toLowerCase()
  .refine(noAadhaar, { error: 'field_aadhaar', abort: true })
  .refine((address) => address === '' || isAbhaAddress(address), { error: 'field_abha_address' })
  .describe('For example `name@abdm` or `name@sbx`. Empty for none.');

/** Accepts any letter case. */
export const gender = typedText(required)
  .transform((value) => parseGender(value) ?? value)
  .pipe(z.enum(genders, { error: 'field_gender' }))
  .describe('Male, Female or Other, in any letter case.');

/** A number, or its text from a form; an empty field is an error, not zero. */
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
  .describe('The start time of a slot, HH:MM in clinic time.');

/** A calendar day of the clinic, YYYY-MM-DD. */
export const day = typedNumber('field_day')
  .refine(isDay, { error: 'field_day' })
  .describe('A clinic day, YYYY-MM-DD.');

/** YYYY-MM-DD, plausible for a living person; the server also checks that it is in the past. */
export const birthDate = typedNumber('field_birth_date')
  .refine((value) => isDay(value) && value >= '1900-01-01', { error: 'field_birth_date' })
  .describe('The date of birth, YYYY-MM-DD.');

/** A birth as forms store it: `YYYY-MM-DD`, or `YYYY` where only the year is known. */
export const birthText = z.union([birthDate, typedNumber('field_birth_date').regex(/^(19|20|21)\d\d$/)], {
  error: 'field_birth_date',
});

/** For people who do not know the day; the server refuses a future year. */
export const birthYear = numeric('field_birth_year')
  .pipe(
    z
      .number()
      .int({ error: 'field_birth_year' })
      .min(1900, { error: 'field_birth_year' })
      .max(2200, { error: 'field_birth_year' }),
  )
  .describe('The year of birth, if the date is unknown. Omit `dateOfBirth` in that case.');

/** Requires either the date or the year of birth, not both; `birthError` places the error. */
export const hasOneBirth = (form: { readonly dateOfBirth?: unknown; readonly birthYear?: unknown }) =>
  (form.dateOfBirth === undefined) !== (form.birthYear === undefined);
export const birthError = { path: ['dateOfBirth'], error: 'field_birth_date', when: () => true };

/** The accepted version of the privacy notice and terms; if omitted, no consent is recorded. */
export const consent = z
  .string({ error: 'field_consent' })
  .refine((version) => consentVersions.includes(version), { error: 'field_consent' })
  .optional()
  .describe('The accepted version of the privacy notice and terms.');

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
/** Two coordinates; their order differs between forms. */
export function pair<First extends z.ZodType, Second extends z.ZodType>(first: First, second: Second) {
  return z.tuple([first, second], { error: 'field_location' });
}
export const latitudeText = decimal('field_latitude').pipe(latitude).describe('Degrees north.');
export const longitudeText = decimal('field_longitude').pipe(longitude).describe('Degrees east.');

/** A value that a form sends as JSON text, and a JSON body as is. */
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

/** A GeoJSON Point, [longitude, latitude]. */
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

export const ageIsAbout = z
  .boolean()
  .describe('True if only the year, or year and month, of birth is known.');
export const youngAge = z
  .object({ count: z.number().int(), unit: z.enum(['day', 'week', 'month']) })
  .optional()
  .describe('The age of a child under two years in months; of a newborn in weeks or days.');

export const photo = z.object({ url: z.string().nullable() });

export const relative = z.object({
  name: z.string(),
  kin: z
    .enum(familyRelations)
    .nullable()
    .describe('The relation of this person to the patient. Null if unknown.'),
});

export const staffMember = z.object({ role: z.enum(staffRoles), name: z.string() });

const idText = typedNumber(required).min(1, { error: required }).max(20, { error: 'field_too_long' });
/** Text that is not an id becomes 0, which no record has, so it is answered like an unknown id. */
const toId = (kind: IdKind, text: string) => parseId(kind, text) ?? 0;
const idField = (kind: IdKind, what: string) =>
  idText.transform((text) => toId(kind, text)).describe(`${what}, as \`${formatId(kind, 42)}\` or \`42\`.`);

export const doctorId = idField('doctor', 'The doctor');
export const patientId = idField('patient', 'The patient');
export const practiceId = idField('practice', 'The practice');
export const membershipId = idField('membership', 'The hospital membership');
export const appointmentId = idField('appointment', 'The appointment');
export const hospitalId = idField('hospital', 'The hospital');
export const accessId = idField('emergencyAccess', 'The emergency access');
/** For resources without a readable form of their id, for example a review. */
export const plainId = idText.transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0));
/** The same, but text that is not a number is refused at the field. */
export const numericId = typedNumber('field_invalid')
  .regex(/^\d{1,15}$/, { error: 'field_invalid' })
  .transform(Number);

/** Doctors in either form of their ids, separated by commas, each by the text that names it. */
export const doctorIds = (maxLength: number) =>
  typedNumber(required)
    .max(maxLength, { error: 'field_too_long' })
    .transform(
      (text) =>
        new Map(
          text
            .split(',')
            .filter(Boolean)
            .map((one) => [one, toId('doctor', one)]),
        ),
    );

/** The person that a call concerns; the caller if omitted. */
export const aboutPerson = z.object({
  patientId: patientId
    .optional()
    .describe('A person the caller looks after, as `PAT-000042` or `42`. Defaults to the caller.'),
});
/** The people whose entries a list shows. */
export const aboutPeople = z.object({
  patientId: idText
    .transform((text) => (text === 'all' ? text : toId('patient', text)))
    .optional()
    .describe(
      'A person the caller looks after, as `PAT-000042` or `42`, or `all` for the caller and all of them. Defaults to the caller.',
    ),
});

const wholeNumber = (most: number) =>
  z.coerce
    .number({ error: 'field_page' })
    .int({ error: 'field_page' })
    .min(1, { error: 'field_page' })
    .max(most, { error: 'field_page' });

export const pageNumber = wholeNumber(100_000).default(1).describe('The page number, starting at 1.');
export const perPage = wholeNumber(200).describe('The number of items per page.');
/** Across all pages. */
export const total = z.number().int().describe('The total number of items on all pages.');

export const instant = z.string().meta({ format: 'date-time', description: 'An instant, RFC 3339.' });

/** The header of a call that may be retried: calls with the same key take effect once. */
export const idempotencyKey = (what: string) =>
  z.object({
    'idempotency-key': z
      .string()
      .min(1, { error: 'field_required' })
      .max(200, { error: 'field_too_long' })
      .optional()
      .describe(
        `A unique key chosen by the caller for each ${what}. Calls with the same key take effect once.`,
      ),
  });
