import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/hospital-roles.ts';

export interface LogRow {
  id: number;
  at: Date;
  event: string;
  actor_role: StaffRole | 'doctor' | 'patient' | 'nobody';
  actor_id: number | null;
  name: string | null;
  address: string | null;
  operation: string | null;
  about: string | null;
  reason: string | null;
  people: number;
  /** Of an entry about one person, the record that stands for them; their name if the hospital knows them. */
  patient_id: number | null;
  patient_name: string | null;
  /** The visit of this hospital that it was about. */
  appointment_id: number | null;
  /** What was typed when a record was opened in an emergency. */
  typed: string | null;
  /** The doctor of an agreement. */
  doctor_name: string | null;
  /** Whose account of the staff it was done to. */
  member_name: string | null;
}

const about = (prefix: string) => `substring(l.about from '^${prefix}-0*([0-9]{1,15})$')::bigint`;

/**
 * Entries of a hospital's log, newest first, before an id. Names are of now, but who opened a record in an emergency, of then; of people and visits that are not the
 * hospital's there are none.
 */
export const logOfHospital = statement('log_of_hospital', {
  values: {
    hospitalId: of<number>,
    since: of<Date | null>,
    before: of<Date | null>,
    actorId: of<number | null>,
    events: of<readonly string[] | null>,
    /** With `events`: these and no others; false: all but these. */
    areWanted: of<boolean>,
    patientId: of<number | null>,
    beforeId: of<number | null>,
    atMost: of<number>,
  },
  row: of<LogRow>,
  sql: `
    with chosen as materialized (
      select * from audit_log
      where hospital_id = :hospitalId
        and (:beforeId::bigint is null or id < :beforeId)
        and (:since::timestamptz is null or at >= :since)
        and (:before::timestamptz is null or at < :before)
        and (:actorId::bigint is null or (actor_id = :actorId and actor_role not in ('patient', 'doctor')))
        and (:events::text[] is null or (event = any(:events)) = :areWanted)
        and (:patientId::bigint is null or patient_ids && array(
          select id from patients where id = present_person(:patientId) or merged_into = present_person(:patientId)))
      order by id desc limit :atMost
    )
    select l.id, l.at, l.event, l.actor_role, l.actor_id, l.address, l.operation, l.about, l.reason,
      case when l.actor_role = 'doctor' then by_doctor.name
        else coalesce(e.name, nullif(a.name, ''), own.name) end as name,
      cardinality(l.patient_ids) as people, p.id as patient_id,
      case when exists (select from hospital_people k where k.hospital_id = :hospitalId and k.patient_id = p.id)
        then p.name end as patient_name,
      v.id as appointment_id, e.reason as typed, agreed.name as doctor_name,
      coalesce(nullif(member.name, ''), member_doctor.name) as member_name
    from chosen l
      left join accounts a on l.actor_role in ('owner', 'admin', 'receptionist', 'nurse') and a.id = l.actor_id
      left join doctors own on own.account_id = a.id
      left join doctors by_doctor on l.actor_role = 'doctor' and by_doctor.id = l.actor_id
      left join doctors agreed on l.account_role = 'doctor' and agreed.id = l.account_id
      left join accounts member on l.account_role = 'hospital' and member.id = l.account_id
      left join doctors member_doctor on member_doctor.account_id = member.id
      left join patients p on cardinality(l.patient_ids) = 1 and p.id = present_person(l.patient_ids[1])
      left join appointments v on v.hospital_id = :hospitalId and v.id = ${about('APT')}
      left join emergency_accesses e on e.hospital_id = :hospitalId and e.id = ${about('EMR')}
    order by l.id desc`,
});

/** Everybody who is or was on the staff. */
export const actorsOfHospital = statement('actors_of_hospital', {
  values: { hospitalId: of<number> },
  row: of<{ account_id: number; name: string; role: StaffRole }>,
  sql: `
    select distinct on (m.account_id) m.account_id, coalesce(nullif(a.name, ''), d.name, '') as name, m.role
    from memberships m
      join accounts a on a.id = m.account_id
      left join doctors d on d.account_id = a.id
    where m.hospital_id = :hospitalId and m.role <> 'doctor'
    order by m.account_id, m.id desc`,
});
