import { of, statement } from '#db/statement.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';

export interface PrescribingRow {
  mode: ConsultMode;
  patient_id: number;
  starts_at: Date;
  birth_date: string;
  weight_lbs: number | null;
  /** Starts of the patient's completed visits in person with the same doctor in the year before this one. */
  in_person: Date[];
}

export const findPrescribingFacts = statement('find_prescribing_facts', {
  values: { appointmentId: of<number> },
  row: of<PrescribingRow>,
  sql: `
    select a.consult_status as mode, a.patient_id, a.starts_at, ${birthDateSql('p')} as birth_date,
      (
        select weight_lbs::float from vitals where patient_id = a.patient_id and weight_lbs is not null
          -- A request shows nothing of the clinical record (docs/decisions/14-clinical-records-and-vitals.md).
          and (a.status in ('Pending', 'Confirmed', 'Completed') or exists (
            select from appointment_events e
            where a.status in ('Request for Rescheduling', 'Incomplete')
              and e.appointment_id = a.id and e.to_status in ('Pending', 'Confirmed')))
        order by measured_at desc, id desc limit 1
      ) as weight_lbs,
      array(
        select earlier.starts_at from appointments earlier
        where earlier.doctor_id = a.doctor_id and earlier.patient_id = a.patient_id
          and earlier.status = 'Completed' and earlier.consult_status = 'Offline'
          and earlier.starts_at < a.starts_at and earlier.starts_at > a.starts_at - interval '1 year'
      ) as in_person
    from appointments a join patients p on p.id = a.patient_id
    where a.id = :appointmentId`,
});
