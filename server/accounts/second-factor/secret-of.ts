import type { SealedFor } from '#server/platform/seal-secret.ts';

/** The secret of an authenticator app is bound to its account. Where it does not open, recovery codes still lead in. */
export const secretOf = (accountId: number): SealedFor => ({
  purpose: 'second factor',
  owner: `account ${accountId}`,
});
