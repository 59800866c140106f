/** Who can sign in. */
export type AccountRole = 'patient' | 'doctor';

/** As what one logs in. */
export type LoginRole = AccountRole | 'hospital';

/** As the table of accounts has it: a doctor is one kind of professional. */
export type AccountKind = 'patient' | 'professional';

export const accountKinds = {
  patient: 'patient',
  doctor: 'professional',
  hospital: 'professional',
} as const satisfies Record<LoginRole, AccountKind>;

/** What of an account goes into its token. */
export interface AccountRow {
  id: number;
  name: string;
  photo_hash: string | null;
}

/** From where a guess comes, whatever the door. A door, or a desk, is no source: each would be a new allowance. */
export type GuessSource = 'unknown' | `address ${string}` | `desks of hospital ${number}`;
