import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { type StaffRole, staffRoles } from '#domain/accounts/hospital-roles.ts';
import type { Relation } from '#domain/patients/guardianship.ts';

export interface GuardianRow {
  id: number;
  patient_id: number;
  /** The current record of the guardian, after merges. */
  guardian_id: number;
  name: string;
  relation: Relation;
  may_book: boolean;
  may_read: boolean;
  since: Date;
  consent: 'code' | 'statement';
}

export const listGuardians = statement('list_guardians_of_family', {
  values: { people: of<readonly number[]>, now: of<Date> },
  row: of<GuardianRow>,
  sql: `
    select g.id, g.patient_id, guardian.id as guardian_id, guardian.name, g.relation, g.may_book, g.may_read, g.since,
      g.consent
    from guardianships g join patients owner on owner.account_id = g.account_id
      join patients guardian on guardian.id = coalesce(owner.merged_into, owner.id)
    where g.patient_id = any(:people) and g.since <= :now and (g.until is null or g.until > :now)
    order by g.id`,
});

export interface ReadingRow {
  actor_role: 'doctor' | 'patient' | StaffRole;
  actor_id: number;
  operation: string;
  name: string | null;
  at: Date;
  times: number;
  appointment_id: number | null;
  starts_at: Date | null;
  hospital_id: number | null;
  hospital_name: string | null;
  /** The emergency access, with its reason. */
  access_id: number | null;
  emergency_reason: string | null;
}

const staff = literalsSql(staffRoles);
/**
 * Staff have no doctor or patient record, but an owner may be a doctor. In an emergency, the name as it was
 * then.
 */
const readerNameSql = "coalesce(e.name, d.name, p.name, nullif(member.name, ''), owner.name)";

/**
 * Readers of a person's record: one row for each clinic day, reader, call and visit, newest first. Sessions
 * and addresses stay in the audit log.
 */
export const listReadings = statement('list_readings', {
  values: { person: of<number>, since: of<Date>, timeZone: of<string>, max: of<number> },
  row: of<ReadingRow>,
  sql: `
    select l.actor_role, l.actor_id, l.operation, ${readerNameSql} as name, max(l.at) as at,
      count(*)::int as times, a.id as appointment_id, a.starts_at, l.hospital_id, h.name as hospital_name,
      e.id as access_id, e.reason as emergency_reason
    from audit_log l
      left join doctors d on l.actor_role = 'doctor' and d.id = l.actor_id
      left join patients p on l.actor_role = 'patient' and p.id = l.actor_id
      left join accounts member on l.actor_role in (${staff}) and member.id = l.actor_id
      left join doctors owner on owner.account_id = member.id
      left join hospitals h on h.id = l.hospital_id
      left join appointments a on a.patient_id = :person
        and a.id = substring(l.about from '^APT-0*([0-9]{1,15})$')::bigint
      left join emergency_accesses e on e.hospital_id in (l.hospital_id, h.merged_into)
        and e.id = substring(l.about from '^EMR-0*([0-9]{1,15})$')::bigint
    where l.patient_ids && array(
        select id from patients where id = :person or merged_into = :person)
      and l.event in ('record_read', 'emergency_access', 'visit_changed') and l.at > :since
      and l.actor_role in ('doctor', 'patient', ${staff})
    group by l.actor_role, l.actor_id, l.operation, ${readerNameSql}, (l.at at time zone :timeZone)::date,
      a.id, a.starts_at, l.hospital_id, h.name, e.id
    order by max(l.at) desc, l.operation limit :max`,
});

export const isOwnPhoneVerified = statement('is_own_phone_verified', {
  values: { own: of<number> },
  row: of<{ is_proven: boolean }>,
  sql: `
    select a.phone_verified_at is not null as is_proven
    from patients p join accounts a on a.id = p.account_id where p.id = :own`,
});
