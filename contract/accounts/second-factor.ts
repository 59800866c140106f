import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { currentPassword, instant } from '#contract/platform/fields.ts';
import { qrCode } from '#contract/platform/qr-code.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { extractCode } from '#domain/platform/normalize-text.ts';

/**
 * Six digits of an authenticator app, or a recovery code, also from pasted text; spaces and hyphens are
 * removed.
 */
export const secondFactorCode = z
  .string({ error: 'field_required' })
  .max(1000, { error: 'field_too_long' })
  .transform((pasted) => extractCode(pasted).toLowerCase())
  .pipe(z.string().min(1, { error: 'field_required' }).max(40, { error: 'field_too_long' }))
  .describe('A six-digit code from the authenticator app, or a recovery code.');

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe('Ten codes, each valid once. Returned only once.') })
  .meta({ id: 'RecoveryCodes' });

const password = currentPassword.min(1, { error: 'field_required' }).describe('The current password.');

const shown = {
  tag: 'Sessions',
  method: 'GET',
  summary: 'Get the status of two-step verification',
  status: 200,
  answer: z.object({
    since: instant.nullable().describe('When two-step verification was turned on. Null if off.'),
    recoveryCodesLeft: z.number().int(),
  }),
  refusals: [],
} as const;
export type SecondFactor = z.output<typeof shown.answer>;

export const appSecret = z.object({
  secret: z.string().describe('Base32, for typing into an authenticator app.'),
  uri: z.string().describe('The same secret as an `otpauth://` address.'),
  code: qrCode.describe('The address as a QR code.'),
});
export type AppSecret = z.infer<typeof appSecret>;

const begun = {
  tag: 'Sessions',
  method: 'POST',
  summary: 'Create a secret for an authenticator app (RFC 6238)',
  description: 'Takes effect when a code from the app is sent to `turn-on` within 15 minutes.',
  body: z.object({ password }),
  status: 200,
  answer: appSecret,
  refusals: ['wrong_password', 'too_many_attempts', 'second_factor_changed'],
} as const;

const turnedOn = {
  tag: 'Sessions',
  method: 'POST',
  summary: 'Turn on two-step verification with a first code from the app',
  description: 'Ends all other sessions of the account, because they were opened without a second factor.',
  body: z.object({ code: secondFactorCode }),
  status: 200,
  answer: recoveryCodes,
  refusals: ['wrong_second_factor', 'too_many_attempts', 'second_factor_changed'],
} as const;

/** Turning off the second factor needs both factors. */
const bothFactors = {
  tag: 'Sessions',
  method: 'POST',
  body: z.object({ password, code: secondFactorCode }),
  status: 200,
  refusals: ['wrong_password', 'wrong_second_factor', 'too_many_attempts', 'second_factor_changed'],
} as const;

const turnedOff = {
  ...bothFactors,
  summary: 'Turn off two-step verification',
  answer: z.object({ message: z.string() }),
} as const;

const renewed = {
  ...bothFactors,
  summary: 'Replace the recovery codes',
  description: 'The previous recovery codes stop working.',
  answer: recoveryCodes,
} as const;

const doctors = '/doctors/second-factor';
const ofDoctor = { who: ['doctor'] } as const;
export const secondFactorEndpoint = endpoint({ ...shown, ...ofDoctor, path: doctors });
export const beginSecondFactorEndpoint = endpoint({ ...begun, ...ofDoctor, path: `${doctors}/begin` });
export const turnOnSecondFactorEndpoint = endpoint({ ...turnedOn, ...ofDoctor, path: `${doctors}/turn-on` });
export const turnOffSecondFactorEndpoint = endpoint({
  ...turnedOff,
  ...ofDoctor,
  path: `${doctors}/turn-off`,
});
export const renewRecoveryCodesEndpoint = endpoint({
  ...renewed,
  ...ofDoctor,
  path: `${doctors}/recovery-codes`,
});

const own = '/hospital/me/second-factor';
/** Belongs to the account, so it cannot be changed at a shared computer. */
const ofStaff = { who: staffRoles, atDesk: 'never' } as const;
export const staffSecondFactorEndpoint = endpoint({ ...shown, who: staffRoles, path: own });
export const beginStaffSecondFactorEndpoint = endpoint({ ...begun, ...ofStaff, path: `${own}/begin` });
export const turnOnStaffSecondFactorEndpoint = endpoint({ ...turnedOn, ...ofStaff, path: `${own}/turn-on` });
export const turnOffStaffSecondFactorEndpoint = endpoint({
  ...turnedOff,
  ...ofStaff,
  path: `${own}/turn-off`,
});
export const renewStaffRecoveryCodesEndpoint = endpoint({
  ...renewed,
  ...ofStaff,
  path: `${own}/recovery-codes`,
});
