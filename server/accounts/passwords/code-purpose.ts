import type { LoginRole } from '#server/accounts/sessions/account.ts';

/**
 * What a one-time code is for: a new password of a patient, a doctor or somebody on a hospital's staff, a patient's
 * sign-in, or a change of a patient's account that has no password. A code is good for its purpose alone.
 */
export type CodePurpose = LoginRole | 'sign-in' | 'change';

/** Whose account a code is for: those who work sign in by password alone. */
export const roleForPurpose = (purpose: CodePurpose): LoginRole =>
  purpose === 'doctor' || purpose === 'hospital' ? purpose : 'patient';
