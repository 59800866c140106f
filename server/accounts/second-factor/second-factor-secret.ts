import type { SealPurpose } from '#server/platform/seal-secret.ts';

/**
 * Binds the secret of an authenticator app to its account. If it cannot be opened, recovery codes still work.
 */
export const secondFactorSecret = (accountId: number): SealPurpose => ({
  purpose: 'second factor',
  owner: `account ${accountId}`,
});
