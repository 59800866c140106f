export interface EndedRow {
  id: number;
  account_id: number;
  patient_id: number;
  /** The guardian: the own person of the account, or the record that stands for it (J-07). */
  guardian_id: number;
  guardian: string;
  person: string;
  /** Whether the person has an account of their own, and so is told. */
  is_told: boolean;
}

export const endedGuardianshipSql = `
    returning g.id, g.account_id, g.patient_id, coalesce(guardian.merged_into, guardian.id) as guardian_id,
      guardian.name as guardian, person.name as person, person.account_id is not null as is_told`;
