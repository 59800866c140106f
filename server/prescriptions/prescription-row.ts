import type { Medicine, Prescription, PrescriptionVersion } from '#contract/prescriptions.ts';
import { prescriptionText } from '#domain/prescriptions.ts';
import { readableId } from '#domain/readable-ids.ts';

/** One version of a prescription as it is stored. */
export interface PrescriptionRow {
  version: number;
  written_at: Date;
  complaints: string;
  diagnosis: string;
  medicines: Medicine[];
  advice: string;
  follow_up_on: string | null;
  plain_text: string | null;
}

/** The visit at which it was written, its doctor and its patient. */
export interface PrescriptionPeopleRow {
  id: number;
  starts_at: Date;
  consult_status: string;
  hospital: string;
  doctor_name: string;
  qualifications: string[];
  specialization: string;
  medical_registration: string;
  patient_id: number;
  patient_name: string;
  gender: string;
  date_of_birth: string;
  address: string | null;
}

/** The columns of a version where there may be none. */
export type PrescriptionColumns = PrescriptionRow | { [Column in keyof PrescriptionRow]: null };

/** The whole of a version in words: as it was sent, or put together from its parts. Null when there is none. */
export function textOfPrescription(row: PrescriptionColumns): string | null {
  if (row.version === null) return null;
  const { plain_text, complaints, diagnosis, medicines, advice, follow_up_on } = row;
  return (
    plain_text ?? prescriptionText({ complaints, diagnosis, medicines, advice, followUpDate: follow_up_on })
  );
}

/** A version as it leaves. */
export function prescriptionVersion(row: PrescriptionRow): PrescriptionVersion {
  return {
    version: row.version,
    writtenAt: row.written_at.toISOString(),
    text: textOfPrescription(row) ?? '',
    plain: row.plain_text !== null,
    complaints: row.complaints,
    diagnosis: row.diagnosis,
    medicines: row.medicines,
    advice: row.advice,
    followUpDate: row.follow_up_on,
  };
}

/** Whose prescription it is, as it leaves: what must stand on the paper, no phone and no e-mail. */
export function prescriptionPeopleAnswer(
  row: PrescriptionPeopleRow,
): Pick<Prescription, 'visit' | 'doctor' | 'patient'> {
  return {
    visit: {
      appointmentId: readableId('appointment', row.id),
      startsAt: row.starts_at.toISOString(),
      consultStatus: row.consult_status,
    },
    doctor: {
      name: row.doctor_name,
      qualifications: row.qualifications,
      specialization: row.specialization,
      medicalReg: row.medical_registration,
      Hospital: row.hospital,
      address: row.address,
    },
    patient: {
      patientId: readableId('patient', row.patient_id),
      name: row.patient_name,
      gender: row.gender,
      dateOfBirth: row.date_of_birth,
    },
  };
}
