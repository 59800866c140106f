import type { SealedFor } from '#server/platform/seal-secret.ts';

/** The secret of an operator's authenticator app. */
export const secretOf = (phone: string): SealedFor => ({
  purpose: 'second factor',
  owner: `operator ${phone}`,
});
