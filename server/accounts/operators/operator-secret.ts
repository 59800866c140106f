import type { SealPurpose } from '#server/platform/seal-secret.ts';

export const operatorSecret = (phone: string): SealPurpose => ({
  purpose: 'second factor',
  owner: `operator ${phone}`,
});
