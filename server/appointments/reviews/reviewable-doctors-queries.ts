import { of, statement } from '#db/statement.ts';
import type { DoctorSummaryRow } from '#server/doctors/practices/listed-doctors-sql.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

export interface ReviewableDoctorRow
  extends Pick<DoctorSummaryRow, 'id' | 'name' | 'specialization' | 'photo_hash'> {
  seen: boolean;
  review_id: number | null;
}

/**
 * Doctors that the patient had an appointment that began and was not cancelled or rescheduled, the last
 * one first; with a pattern, then others by name, those with a word that begins with it first. The pattern
 * (`%text%`) filters both, so that doctors who were seen do not push out a match.
 */
export const listReviewableDoctors = statement('list_reviewable_doctors', {
  values: { patientId: of<number>, now: of<Date>, pattern: of<string | null>, max: of<number> },
  row: of<ReviewableDoctorRow>,
  sql: `
    with visited as (
      select doctor_id, max(starts_at) as last_visit from appointments
      where patient_id = :patientId and starts_at <= :now
        and status not in ('Cancelled', 'Rejected', 'Rescheduled') and ${isAppointmentSql('appointments')}
      group by doctor_id
    ), candidate as (
      select d.id, v.last_visit from visited v join doctors d on d.id = v.doctor_id
      where :pattern::text is null or d.name ilike :pattern
      union all
      (select id, null from doctors
       where listed and name ilike :pattern and id not in (select doctor_id from visited)
       order by ' ' || name ilike '% ' || substr(:pattern, 2) desc, name, id limit :max)
    )
    select d.id, d.name, d.specialization, d.photo_hash, c.last_visit is not null as seen, r.id as review_id
    from candidate c join doctors d on d.id = c.id
      left join reviews r on r.doctor_id = c.id and r.patient_id = :patientId
    order by c.last_visit desc nulls last, ' ' || d.name ilike '% ' || substr(:pattern, 2) desc, d.name, d.id
    limit :max`,
});
