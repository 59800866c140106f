import { z } from 'zod';
import { oneTimeCode } from '#contract/accounts/passwords.ts';
import { token } from '#contract/accounts/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  birthDate,
  birthError,
  birthYear,
  consent,
  contactName,
  currentPassword,
  email,
  gender,
  hasOneBirth,
  jsonField,
  line,
  optionalLine,
  password,
  personName,
  phone,
  photo,
  pincode,
  storedPersonName,
  typedText,
} from '#contract/platform/fields.ts';
import { lowerCaseGenders } from '#domain/patients/genders.ts';

/** Every field except the photo is required. Only the sign-up page sends `consent`. */
export const patientRegistration = z.object({
  name: personName,
  email,
  phone,
  password,
  gender,
  dateOfBirth: birthDate,
  street: line(200, 'field_street'),
  city: line(100, 'field_city'),
  state: line(100, 'field_state'),
  postalCode: pincode,
  emergencyName: contactName,
  emergencyRelation: line(50, 'field_relation'),
  emergencyPhone: phone,
  consent,
});

export const signUpPatientEndpoint = endpoint({
  method: 'POST',
  path: '/patients/signup',
  tag: 'Patients',
  summary: 'Register as a patient, with an optional photo',
  who: 'anyone',
  form: true,
  body: patientRegistration,
  status: 201,
  answer: token,
  refusals: ['patient_exists', 'too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'],
});

/** The gender is in lower case. */
const patientProfile = z
  .object({
    _id: z.string(),
    patientId: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string().describe('Empty if none is stored.'),
    gender: z.enum(lowerCaseGenders),
    dateOfBirth: z
      .string()
      .nullable()
      .describe('The date of birth, YYYY-MM-DD. Null if only the year is known.'),
    birthYear: z.number().int().nullable().describe('The year of birth. Null if the date is known.'),
    hasPassword: z.boolean().describe('False if the account logs in with codes sent to the phone.'),
    phoneProven: z
      .boolean()
      .describe(
        'True if a code has proved that the phone belongs to the account holder, or if codes are sent by email and cannot prove it.',
      ),
    photo,
    address: z.object({ street: z.string(), city: z.string(), state: z.string(), postalCode: z.string() }),
    emergencyContact: z.object({ name: z.string(), phone: z.string(), relation: z.string() }),
  })
  .meta({ id: 'PatientProfile' });
export type PatientProfile = z.infer<typeof patientProfile>;

export const ownPatientProfileEndpoint = endpoint({
  method: 'GET',
  path: '/patients/profile',
  tag: 'Patients',
  summary: "Get the caller's patient profile",
  who: ['patient'],
  status: 200,
  answer: patientProfile,
  refusals: [],
});

const orEmpty = <Value extends z.ZodType>(value: Value) =>
  z.union([typedText('field_text').pipe(z.literal('')), value]);

const address = z.object({
  street: optionalLine(200).default(''),
  city: optionalLine(100).default(''),
  state: optionalLine(100).default(''),
  postalCode: orEmpty(pincode).default(''),
});
const emergencyContact = z.object({
  name: optionalLine(100).default(''),
  phone: orEmpty(phone).default(''),
  relation: optionalLine(50).default(''),
});

/** Address and emergency contact are optional. */
export const patientSettings = z.object({
  name: storedPersonName,
  phone,
  email: orEmpty(email).describe('Empty only if no email is stored.'),
  gender,
  dateOfBirth: birthDate.optional().describe('The date of birth, YYYY-MM-DD. Required without `birthYear`.'),
  birthYear: birthYear.optional(),
  address: address.optional(),
  emergencyContact: emergencyContact.optional(),
  password: orEmpty(password).optional().describe('A new password. Empty or omitted to leave it unchanged.'),
  currentPassword: currentPassword.optional(),
  code: oneTimeCode
    .optional()
    .describe('A one-time code, instead of the current password of an account without a password.'),
});

/** Sent as multipart: objects are JSON text, and the photo is optional. */
const patientProfileForm = patientSettings.extend({
  address: jsonField(address).optional(),
  emergencyContact: jsonField(emergencyContact).optional(),
  removePhoto: z
    .stringbool({ error: 'field_invalid' })
    .optional()
    .describe('True to remove the stored photo.'),
});

export const updatePatientProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/patients/update-profile',
  tag: 'Patients',
  summary: "Update the caller's patient profile, with an optional photo",
  description:
    'A new phone, email or password requires the current password, or a code if the account has no password. A new phone or password ends all other sessions. Returns a new token.',
  who: ['patient'],
  form: true,
  body: patientProfileForm.refine(hasOneBirth, birthError),
  status: 200,
  answer: z.object({ message: z.string(), newToken: z.string(), patient: patientProfile }),
  refusals: [
    'patient_exists',
    'wrong_password',
    'too_many_attempts',
    'wrong_code',
    'code_expired',
    'too_many_codes',
    'too_large',
    'not_acceptable_image',
    'heic_photo',
    'storage_full',
  ],
});
