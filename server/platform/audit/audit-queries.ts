import { of, statement } from '#db/statement.ts';

export const insertAuditEntry = statement('insert_audit_entry', {
  values: {
    at: of<Date>,
    event: of<string>,
    actorRole: of<string>,
    actorId: of<number | null>,
    sessionId: of<string | null>,
    address: of<string | null>,
    accountRole: of<string | null>,
    accountId: of<number | null>,
    patientIds: of<readonly number[]>,
    operation: of<string | null>,
    about: of<string | null>,
    reason: of<string | null>,
    hospitalId: of<number | null>,
  },
  sql: `
    insert into audit_log (
      at, event, actor_role, actor_id, session_id, address,
      account_role, account_id, patient_ids, operation, about, reason, hospital_id
    ) values (
      :at, :event, :actorRole, :actorId, :sessionId, :address,
      :accountRole, :accountId, :patientIds, :operation, :about, :reason, :hospitalId
    )`,
});

/**
 * Deletes older entries that are also a year old by the database's own clock; a trigger refuses to delete
 * younger ones.
 */
export const deleteOldEntries = statement('delete_old_entries', {
  values: { olderThan: of<Date> },
  row: of<{ forgotten: number }>,
  sql: "select delete_old_audit_log(least(:olderThan, now() - interval '365 days')) as forgotten",
});

export interface AuditRow {
  id: number;
  at: Date;
  event: string;
  actor_role: string;
  actor_id: number | null;
  session_id: string | null;
  address: string | null;
  account_role: string | null;
  account_id: number | null;
  patient_ids: number[];
  operation: string | null;
  about: string | null;
  reason: string | null;
}

/**
 * The newest `max` entries, in the order of time. Null disables the filter by patient, doctor, event or
 * address.
 */
export const listEntriesSince = statement('list_entries_since', {
  values: {
    since: of<Date>,
    before: of<Date>,
    patientId: of<number | null>,
    doctorId: of<number | null>,
    event: of<string | null>,
    address: of<string | null>,
    max: of<number>,
  },
  row: of<AuditRow>,
  sql: `
    select * from (
      select id, at, event, actor_role, actor_id, session_id, address,
        account_role, account_id, to_json(patient_ids) as patient_ids, operation, about, reason
      from audit_log
      where at >= :since and at < :before
        and (:patientId::bigint is null or audit_log.patient_ids @> array[:patientId::bigint]
          or (actor_role = 'patient' and actor_id = :patientId::bigint)
          or (account_role = 'patient' and account_id = :patientId::bigint))
        and (:doctorId::bigint is null or (actor_role = 'doctor' and actor_id = :doctorId::bigint)
          or (account_role = 'doctor' and account_id = :doctorId::bigint))
        and (:event::text is null or event = :event)
        and (:address::text is null or address = :address)
      order by id desc limit :max
    ) newest order by id`,
});
