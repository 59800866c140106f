import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { PrescriptionColumns } from '#server/clinical/prescriptions/prescription-row.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';
import {
  type ContactOwner,
  contactOwnerColumnsSql,
  contactPhoneSql,
  joinContactOwnerSql,
} from '#server/patients/profile/contact-phone.ts';

export interface PatientRow extends ContactOwner {
  name: string;
  gender: Gender;
  birth_date: string;
  phone: string;
  /** Latest "none known" answer, unless an allergy was recorded after it. */
  none_known_at: Date | null;
}

export const findRecordPatient = statement('find_record_patient', {
  values: { patientId: of<number> },
  row: of<PatientRow>,
  sql: `
    select p.name, p.gender, ${birthDateSql('p')} as birth_date, ${contactPhoneSql('p')} as phone,
      ${contactOwnerColumnsSql}, (
      select max(asked_at) from allergy_questions q
      where q.patient_id = p.id and not exists (
        select from allergies a where a.patient_id = p.id and a.recorded_at > q.asked_at)
    ) as none_known_at
    from patients p ${joinContactOwnerSql('p')} where p.id = :patientId`,
});

export type CompletedVisitRow = PrescriptionColumns & {
  id: number;
  doctor_id: number;
  doctor_name: string;
  hospital_id: number | null;
  starts_at: Date;
};

/**
 * Newest first, with the newest version of their prescription: this doctor's (null: all doctors'), and all
 * since `since`, whose medicines may still be taken.
 */
export const listCompletedVisits = statement('list_completed_visits', {
  values: { patientId: of<number>, doctorId: of<number | null>, since: of<Date>, max: of<number> },
  row: of<CompletedVisitRow>,
  sql: `
    select a.id, a.doctor_id, a.hospital_id, d.name as doctor_name, a.starts_at, rx.version, rx.written_at, rx.complaints,
      rx.diagnosis, rx.medicines, rx.advice, rx.other_medicines, rx.follow_up_on, rx.plain_text
    from appointments a
      join doctors d on d.id = a.doctor_id
      left join lateral (
        select * from prescriptions where appointment_id = a.id order by version desc limit 1
      ) rx on true
    where a.patient_id = :patientId and a.status = 'Completed'
      and (a.doctor_id = coalesce(:doctorId, a.doctor_id) or a.starts_at >= :since)
    order by a.starts_at desc limit :max`,
});
