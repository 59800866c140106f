import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  birthDate,
  birthError,
  birthYear,
  consent,
  gender,
  hasOneBirth,
  personName,
  phone,
} from '#contract/platform/fields.ts';
import { codeSent, firstProof, oneTimeCode } from './passwords.ts';
import { token } from './sessions.ts';

export const requestSignInCodeEndpoint = endpoint({
  method: 'POST',
  path: '/patients/sign-in-codes',
  tag: 'Sessions',
  summary: 'Request a code to log in as a patient',
  description:
    'The response is the same whether or not the account exists. Without an account, the code proves the phone for registration.',
  who: 'anyone',
  body: z.object({ phone }),
  status: 200,
  answer: codeSent,
  refusals: ['too_many_codes', 'no_messages'],
});

export const signInByCodeEndpoint = endpoint({
  method: 'POST',
  path: '/patients/sign-in',
  tag: 'Sessions',
  summary: 'Log in with a phone and a code',
  description:
    'Returns a token. If no patient has this phone, returns a proof of the phone instead, with which `POST /patients/quick-signup` creates the account.',
  who: 'anyone',
  body: z.object({ phone, code: oneTimeCode }),
  status: 200,
  answer: z.union([
    z.object({ token: z.string(), firstProof }),
    z.object({
      proof: z.string().describe('Proof of the phone, accepted by `POST /patients/quick-signup` only.'),
      validMinutes: z.number().int().describe('How many minutes the proof is valid.'),
    }),
  ]),
  refusals: ['wrong_code', 'code_expired', 'too_many_codes'],
});

/** Exactly one of date and year of birth is given. */
export const newcomer = z.object({
  name: personName,
  gender,
  dateOfBirth: birthDate.optional(),
  birthYear: birthYear.optional(),
  consent: consent.unwrap(),
});

export const quickSignUpEndpoint = endpoint({
  method: 'POST',
  path: '/patients/quick-signup',
  tag: 'Patients',
  summary: 'Register as a patient with a proven phone and no password',
  description: 'Requires either `dateOfBirth` or `birthYear`, not both.',
  who: 'anyone',
  body: newcomer
    .extend({ proof: z.string({ error: 'field_required' }).max(1000, { error: 'field_too_long' }) })
    .refine(hasOneBirth, birthError),
  status: 201,
  answer: token,
  refusals: ['patient_exists', 'proof_expired'],
});

export const requestChangeCodeEndpoint = endpoint({
  method: 'POST',
  path: '/patients/change-codes',
  tag: 'Patients',
  summary: "Request a code to confirm the caller's phone or a change to an account without a password",
  who: ['patient'],
  status: 200,
  answer: codeSent,
  refusals: ['has_password', 'too_many_codes', 'no_messages'],
});

export const confirmPhoneEndpoint = endpoint({
  method: 'POST',
  path: '/patients/phone-confirmation',
  tag: 'Patients',
  summary: "Confirm the caller's phone with a code",
  description:
    'Nothing else of the account changes, because the caller holds both the session and the phone. Without this confirmation, the first login with a code removes from the account what another person may have added.',
  who: ['patient'],
  body: z.object({ code: oneTimeCode }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['wrong_code', 'code_expired', 'too_many_codes'],
});
