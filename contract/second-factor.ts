import { z } from 'zod';
import { codeIn } from '#domain/typed-text.ts';
import { endpoint } from './endpoint.ts';
import { currentPassword, instant } from './fields.ts';

/** Six digits of an authenticator app, or a recovery code, also in a pasted text; spaces and hyphens are removed. */
export const secondFactorCode = z
  .string({ error: 'field_required' })
  .max(1000, { error: 'field_too_long' })
  .transform((pasted) => codeIn(pasted).toLowerCase())
  .pipe(z.string().min(1, { error: 'field_required' }).max(40, { error: 'field_too_long' }))
  .describe('Six digits of the authenticator app, or a recovery code.');

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe('Ten, each good once; they are never shown again.') })
  .meta({ id: 'RecoveryCodes' });

const ofDoctor = { tag: 'Sessions', who: ['doctor'], status: 200 } as const;
const password = currentPassword.min(1, { error: 'field_required' }).describe('The present password.');

export const secondFactorEndpoint = endpoint({
  ...ofDoctor,
  method: 'GET',
  path: '/doctors/second-factor',
  summary: 'Whether logging in asks for a code as well',
  answer: z.object({
    since: instant.nullable().describe('When it was turned on; null if it is off.'),
    recoveryCodesLeft: z.number().int(),
  }),
  refusals: [],
});
export type SecondFactor = z.output<typeof secondFactorEndpoint.answer>;

export const beginSecondFactorEndpoint = endpoint({
  ...ofDoctor,
  method: 'POST',
  path: '/doctors/second-factor/begin',
  summary: 'Make a secret for an authenticator app (RFC 6238)',
  description: 'It takes effect when a code of it is sent to `turn-on` within 15 minutes.',
  body: z.object({ password }),
  answer: z.object({
    secret: z.string().describe('Base32, to be typed.'),
    uri: z.string().describe('The same as an `otpauth://` address, for a QR code.'),
  }),
  refusals: ['wrong_password', 'too_many_attempts', 'second_factor_changed'],
});

export const turnOnSecondFactorEndpoint = endpoint({
  ...ofDoctor,
  method: 'POST',
  path: '/doctors/second-factor/turn-on',
  summary: 'Turn the second step on with a first code of the app',
  description: 'Ends all other sessions of the account: they were opened without it.',
  body: z.object({ code: secondFactorCode }),
  answer: recoveryCodes,
  refusals: ['wrong_second_factor', 'too_many_attempts', 'second_factor_changed'],
});

/** What gives the second step up is confirmed by both factors. */
const confirmed = {
  body: z.object({ password, code: secondFactorCode }),
  refusals: ['wrong_password', 'wrong_second_factor', 'too_many_attempts', 'second_factor_changed'],
} as const;

export const turnOffSecondFactorEndpoint = endpoint({
  ...ofDoctor,
  ...confirmed,
  method: 'POST',
  path: '/doctors/second-factor/turn-off',
  summary: 'Turn the second step off',
  answer: z.object({ message: z.string() }),
});

export const renewRecoveryCodesEndpoint = endpoint({
  ...ofDoctor,
  ...confirmed,
  method: 'POST',
  path: '/doctors/second-factor/recovery-codes',
  summary: 'Replace the recovery codes by new ones',
  description: 'The former ones are no longer accepted.',
  answer: recoveryCodes,
});
