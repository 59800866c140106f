import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { notifiedDelaySql } from '#server/appointments/delays/notified-delay-sql.ts';
import {
  joinVisitHospitalsSql,
  visitAddressSql,
  visitPhoneSql,
} from '#server/appointments/detail/visit-place-sql.ts';
import { askedToMoveSql } from '#server/appointments/leave/may-move-sql.ts';

/** The newest appointment of a link's visit, and the owner of the link. */
export interface LinkedVisitRow {
  role: RecipientRole;
  /** Owner of the link: the doctor, the patient or a guardian, by their current record. */
  person_id: number;
  id: number;
  /** The start when the link was created. */
  linked_start: Date;
  starts_at: Date;
  ends_at: Date;
  status: AppointmentStatus;
  consult_status: ConsultMode;
  hospital: string;
  /** Empty if unknown, as is the phone. */
  address: string;
  phone: string;
  practice_id: number;
  preferred_start: Date | null;
  late_minutes: number | null;
  doctor_id: number;
  doctor_name: string;
  specialization: string;
  patient_id: number;
  patient_name: string;
  /** The doctor goes on leave and has asked the patient to move or cancel. */
  asked_to_move: boolean;
  /** Minutes of delay that the patient was notified of. */
  doctor_late: number | null;
}

/**
 * Finds the visit of a link by the hash of its token, following replacements from its appointment to the
 * last. A patient's link works for those who may book for the patient now.
 */
export const findLinkedVisit = statement('find_linked_visit', {
  values: { hash: of<Buffer>, now: of<Date> },
  row: of<LinkedVisitRow>,
  sql: `
    with recursive chain as (
      select a.id, l.role, case l.role when 'patient' then present_person(l.person_id) else l.person_id end as person_id,
        a.starts_at as linked_start, 0 as moves
      from visit_links l join appointments a on a.id = l.appointment_id
        and case l.role when 'patient' then a.patient_id in (select bookable_people(present_person(l.person_id), :now))
          else l.person_id = a.doctor_id end
      where l.token_hash = :hash
      union all
      select n.id, chain.role, chain.person_id, chain.linked_start, chain.moves + 1
      from chain join appointments n on n.replaces_id = chain.id
    )
    select chain.role, chain.person_id, chain.linked_start, a.id, a.starts_at, a.ends_at, a.status,
      a.consult_status, a.hospital, ${visitAddressSql('a')} as address, ${visitPhoneSql} as phone, a.practice_id, a.preferred_start, a.late_minutes, a.doctor_id,
      d.name as doctor_name, d.specialization, a.patient_id, p.name as patient_name,
      ${askedToMoveSql} as asked_to_move, ${notifiedDelaySql} as doctor_late
    from chain join appointments a on a.id = chain.id
      join doctors d on d.id = a.doctor_id join patients p on p.id = a.patient_id
      join practices pr on pr.id = a.practice_id
      ${joinVisitHospitalsSql('a')}
    order by chain.moves desc limit 1`,
});
