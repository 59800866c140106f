import { statement } from '#server/platform/database.ts';
import type { PrescriptionPeopleRow, PrescriptionRow } from './prescription-row.ts';

/**
 * Adds the next version; no row when the newest is not the one that the writer saw (null: whichever it is). Two
 * writers of one version are told apart by the primary key.
 */
export const insertPrescription = statement<
  PrescriptionRow,
  [
    appointmentId: number,
    seenVersion: number | null,
    writtenAt: Date,
    complaints: string,
    diagnosis: string,
    medicinesJson: string,
    advice: string,
    followUpOn: string | null,
    plainText: string | null,
  ]
>(
  'insert_prescription',
  `insert into prescriptions (appointment_id, version, written_at, complaints, diagnosis, medicines, advice,
     follow_up_on, plain_text)
   select $1, newest.version + 1, $3, $4, $5, $6, $7, $8, $9
   from (select coalesce(max(version), 0) as version from prescriptions where appointment_id = $1) newest
   where $2::int is null or newest.version = $2
   on conflict (appointment_id, version) do nothing
   returning version, written_at, complaints, diagnosis, medicines, advice, follow_up_on, plain_text`,
);

/** Every version of an appointment's prescription, newest first. */
export const prescriptionVersions = statement<PrescriptionRow, [appointmentId: number]>(
  'prescription_versions',
  `select version, written_at, complaints, diagnosis, medicines, advice, follow_up_on, plain_text
   from prescriptions where appointment_id = $1 order by version desc`,
);

/** Whose prescription it is: the two people of the appointment, as they are registered. */
export const prescriptionPeople = statement<PrescriptionPeopleRow, [appointmentId: number]>(
  'prescription_people',
  `select a.id, a.starts_at, a.consult_status, a.hospital, d.name as doctor_name, d.qualifications, d.specialization,
     d.medical_registration, p.id as patient_id, p.name as patient_name, p.gender, p.date_of_birth,
     case when a.hospital = d.hospital_name
       then nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), '') end as address
   from appointments a
     join doctors d on d.id = a.doctor_id
     join patients p on p.id = a.patient_id
     left join hospitals h on h.id = d.hospital_id
   where a.id = $1`,
);
