import type { AccountRole } from '#server/sessions/account.ts';

/**
 * What a one-time code is for: a new password of a patient or a doctor, a patient's sign-in, or a change of a
 * patient's account that has no password. A code is good for its purpose alone.
 */
export type CodePurpose = AccountRole | 'sign-in' | 'change';

/** Whose account a code is for: doctors sign in by password alone. */
export const roleOf = (purpose: CodePurpose): AccountRole => (purpose === 'doctor' ? 'doctor' : 'patient');
