import type { SealPurpose } from '#server/platform/seal-secret.ts';

/** The secret of an operator's authenticator app. */
export const operatorSecret = (phone: string): SealPurpose => ({
  purpose: 'second factor',
  owner: `operator ${phone}`,
});
