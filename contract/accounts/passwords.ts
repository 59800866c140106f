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
  summary: 'Request a code to reset a password',
  description: 'The response is the same whether or not the account exists.',
  who: 'anyone',
  body: z.object({ role, phone: tenDigitPhone }),
  status: 200,
  answer: codeSent,
  refusals: ['too_many_codes', 'no_messages'],
});

/** Returned after a code, if it changes what users find in their account. */
export const firstProof = z
  .literal(true)
  .optional()
  .describe(
    'True if this code was the first proof that the phone belongs to the account holder. Because another person may have created the account, its previous password, email address, sessions, calendar address and guardians have been removed.',
  );

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/password/reset',
  tag: 'Sessions',
  summary: 'Reset a password with a code',
  description: 'Ends all sessions of the account.',
  who: 'anyone',
  body: z.object({ role, phone: tenDigitPhone, code: oneTimeCode, password }),
  status: 200,
  answer: z.object({ message: z.string(), firstProof }),
  refusals: ['wrong_code', 'code_expired', 'too_many_codes'],
});
