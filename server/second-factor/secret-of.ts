import type { SealedFor } from '#server/platform/seal-secret.ts';

/** The secret of a doctor's authenticator app. Where it does not open, recovery codes still lead in. */
export const secretOf = (doctorId: number): SealedFor => ({
  purpose: 'second factor',
  owner: `doctor ${doctorId}`,
});
