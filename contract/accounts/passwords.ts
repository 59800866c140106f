import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { password, tenDigitPhone } from '#contract/platform/fields.ts';
import { extractCode } from '#domain/platform/normalize-text.ts';

const role = z.enum(['patient', 'doctor', 'hospital'], { error: 'field_role' });

/** Six digits, also extracted from a pasted message. */
export const oneTimeCode = z
  .string({ error: 'field_required' })
  .max(1000, { error: 'field_code' })
  .transform(extractCode)
  .pipe(
    z
      .string()
      .min(1, { error: 'field_required' })
      .regex(/^\d{6}$/, { error: 'field_code' }),
  );

/** The delivery method of this installation; the answer is the same for every phone number. */
export const deliveryMethod = z.enum(['sms', 'email', 'mailbox']);
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

export const codeSent = z.object({
  message: z.string(),
  by: deliveryMethod,
  validMinutes: z.number().int().describe('How many minutes the code is valid.'),
});

export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/password/forgot',
  tag: 'Sessions',
  summary: 'Send a one-time code to the owner of an account',
  description: 'The answer is the same if there is no such account.',
  who: 'anyone',
  body: z.object({ role, phone: tenDigitPhone }),
  status: 200,
  answer: codeSent,
  refusals: ['too_many_codes', 'no_messages'],
});

/** Answered after a code, where it changes what the user finds in the account. */
export const firstProof = z
  .literal(true)
  .optional()
  .describe(
    'The code was the first to prove the phone of the account, which somebody else may have made: former password, e-mail address, sessions, calendar address and guardians are gone.',
  );

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/password/reset',
  tag: 'Sessions',
  summary: 'Replace a forgotten password by means of the code',
  description: 'Ends every session of the account.',
  who: 'anyone',
  body: z.object({ role, phone: tenDigitPhone, code: oneTimeCode, password }),
  status: 200,
  answer: z.object({ message: z.string(), firstProof }),
  refusals: ['wrong_code', 'code_expired', 'too_many_codes'],
});
