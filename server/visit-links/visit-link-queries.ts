import { of, statement } from '#db/statement.ts';
import type { Reader } from '#domain/announcements.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import type { ConsultMode } from '#domain/modes.ts';

/** The visit of a link: its newest appointment, and whose link it is. */
export interface LinkedVisitRow {
  role: Reader;
  person_id: number;
  /** Of the newest appointment. */
  id: number;
  /** The start that the link was made for. */
  linked_start: Date;
  starts_at: Date;
  ends_at: Date;
  status: AppointmentStatus;
  consult_status: ConsultMode;
  hospital: string;
  preferred_start: Date | null;
  late_minutes: number | null;
  doctor_id: number;
  doctor_name: string;
  specialization: string;
  patient_name: string;
}

/**
 * The visit of a link, by the hash of its token. From the appointment that the link was made for it goes on
 * to the one that replaced it, and so to the last.
 */
export const linkedVisit = statement('linked_visit', {
  values: { hash: of<Buffer> },
  row: of<LinkedVisitRow>,
  sql: `
    with recursive chain as (
      select a.id, l.role, l.person_id, a.starts_at as linked_start, 0 as moves
      from visit_links l join appointments a on a.id = l.appointment_id
        and l.person_id = case l.role when 'patient' then a.patient_id else a.doctor_id end
      where l.token_hash = :hash
      union all
      select n.id, chain.role, chain.person_id, chain.linked_start, chain.moves + 1
      from chain join appointments n on n.replaces_id = chain.id
    )
    select chain.role, chain.person_id, chain.linked_start, a.id, a.starts_at, a.ends_at, a.status,
      a.consult_status, a.hospital, a.preferred_start, a.late_minutes, a.doctor_id,
      d.name as doctor_name, d.specialization, p.name as patient_name
    from chain join appointments a on a.id = chain.id
      join doctors d on d.id = a.doctor_id join patients p on p.id = a.patient_id
    order by chain.moves desc limit 1`,
});
