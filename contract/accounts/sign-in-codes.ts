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
  summary: 'Send a one-time code with which a patient signs in',
  description:
    'The answer is the same if there is no such account: the code then proves the phone of somebody new.',
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
  summary: 'Sign in with phone and code',
  description:
    'Answers a token; or, where no patient has this phone, a proof that it is theirs, with which `POST /patients/quick-signup` makes the account.',
  who: 'anyone',
  body: z.object({ phone, code: oneTimeCode }),
  status: 200,
  answer: z.union([
    z.object({ token: z.string(), firstProof }),
    z.object({
      proof: z.string().describe('That the phone has been proven; for `POST /patients/quick-signup` alone.'),
      validMinutes: z.number().int().describe('How many minutes the proof is valid.'),
    }),
  ]),
  refusals: ['wrong_code', 'code_expired', 'too_many_codes'],
});

/** Exactly one of the two births is given. */
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
  summary: 'Register as a patient with a proven phone, without a password',
  description: 'Takes `dateOfBirth` or `birthYear`, not both.',
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
  summary:
    'Send a one-time code to the own phone, with which the phone is confirmed, or a change of an account without a password',
  who: ['patient'],
  status: 200,
  answer: codeSent,
  refusals: ['has_password', 'too_many_codes', 'no_messages'],
});

export const confirmPhoneEndpoint = endpoint({
  method: 'POST',
  path: '/patients/phone-confirmation',
  tag: 'Patients',
  summary: 'Confirm the own phone with the code that went to it',
  description:
    'Whoever has the session and the phone is one person: nothing else of the account changes. Without it, the first code with which somebody signs in ends what may be somebody else’s.',
  who: ['patient'],
  body: z.object({ code: oneTimeCode }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['wrong_code', 'code_expired', 'too_many_codes'],
});
