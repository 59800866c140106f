export type AccountRole = 'patient' | 'doctor';

export type LoginRole = AccountRole | 'hospital';

export type AccountKind = 'patient' | 'professional';

export const accountKinds = {
  patient: 'patient',
  doctor: 'professional',
  hospital: 'professional',
} as const satisfies Record<LoginRole, AccountKind>;

export interface AccountRow {
  id: number;
  name: string;
  photo_hash: string | null;
}

/**
 * The origin of a guess, shared by all login endpoints. Neither an endpoint nor a single desk is a source:
 * each would be a new allowance.
 */
export type GuessSource = 'unknown' | `address ${string}` | `desks of hospital ${number}`;
