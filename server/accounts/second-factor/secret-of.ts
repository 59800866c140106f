import type { SealPurpose } from '#server/platform/seal-secret.ts';

/** The secret of an authenticator app is bound to its account. Where it does not open, recovery codes still lead in. */
export const secondFactorSecret = (accountId: number): SealPurpose => ({
  purpose: 'second factor',
  owner: `account ${accountId}`,
});
