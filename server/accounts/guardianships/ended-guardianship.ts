export interface EndedRow {
  id: number;
  account_id: number;
  patient_id: number;
  /** The guardian's own person, or the record that replaced it in a merge. */
  guardian_id: number;
  guardian: string;
  person: string;
  has_account: boolean;
}

export const endedGuardianshipSql = `
    returning g.id, g.account_id, g.patient_id, coalesce(guardian.merged_into, guardian.id) as guardian_id,
      guardian.name as guardian, person.name as person, person.account_id is not null as has_account`;
