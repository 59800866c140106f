/** Who can sign in. */
export type AccountRole = 'patient' | 'doctor';

/** What of an account goes into its token. */
export interface AccountRow {
  id: number;
  name: string;
  photo_hash: string | null;
}
