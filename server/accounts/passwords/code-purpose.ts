import type { LoginRole } from '#server/accounts/account/account.ts';

/**
 * The purposes of one-time codes: a new password for a role, a patient's sign-in, or a change of a patient's
 * account without a password. A code is valid for its own purpose only.
 */
export type CodePurpose = LoginRole | 'sign-in' | 'change';

/** Professionals sign in by password only, so the other purposes are for patients. */
export const roleForPurpose = (purpose: CodePurpose): LoginRole =>
  purpose === 'doctor' || purpose === 'hospital' ? purpose : 'patient';
