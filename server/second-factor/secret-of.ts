import type { SealedFor } from '#server/platform/seal-secret.ts';

/** Whose second step it is: of an account; `doctor_id` where a doctor has turned it on, as that is what it was bound to first. */
export interface FactorOwner {
  readonly account_id: number;
  readonly doctor_id: number | null;
}

/** To what secret and recovery codes are bound. */
export const boundTo = ({ account_id, doctor_id }: FactorOwner): string =>
  doctor_id === null ? `account ${account_id}` : `doctor ${doctor_id}`;

/** The secret of an authenticator app. Where it does not open, recovery codes still lead in. */
export const secretOf = (owner: FactorOwner): SealedFor => ({
  purpose: 'second factor',
  owner: boundTo(owner),
});
