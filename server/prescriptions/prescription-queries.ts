import { statement } from '#server/platform/database.ts';
import type { IssuedPrescriptionRow, PrescribedVisitRow, PrescriptionRow } from './prescription-row.ts';

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
export const prescriptionVersions = statement<IssuedPrescriptionRow, [appointmentId: number]>(
  'prescription_versions',
  `select version, written_at, complaints, diagnosis, medicines, advice, follow_up_on, plain_text, issued
   from prescriptions where appointment_id = $1 order by version desc`,
);

/** The visit at which it was written. */
export const prescribedVisit = statement<PrescribedVisitRow, [appointmentId: number]>(
  'prescribed_visit',
  'select id, patient_id, starts_at, consult_status from appointments where id = $1',
);
