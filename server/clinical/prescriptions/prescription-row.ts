import type { Medicine, Prescription, PrescriptionVersion } from '#contract/clinical/prescriptions.ts';
import type { Letterhead, Paper } from '#contract/doctors/letterheads.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { formatPrescription } from '#domain/clinical/prescriptions.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { findCouncilName } from '#domain/doctors/councils.ts';
import { formatId } from '#domain/platform/readable-ids.ts';

export interface PrescriptionRow {
  version: number;
  written_at: Date;
  complaints: string;
  diagnosis: string;
  medicines: Medicine[];
  advice: string;
  other_medicines: string;
  follow_up_on: string | null;
  /** PostgreSQL's numeric, as text. */
  weight_kg: string | null;
  plain_text: string | null;
}

/** A version with the rest of its paper as it was at the time of writing. */
export interface IssuedPrescriptionRow extends PrescriptionRow {
  issued: Issued;
  check_id: string;
  card_id: string;
}

type PaperDoctor = Prescription['doctor'];
type PaperPatient = Prescription['patient'];
interface Issued {
  doctor: Omit<
    PaperDoctor,
    'council' | 'registrationYear' | 'phone' | 'hospitalLine' | 'logo' | 'signature'
  > & {
    /** A key of domain/doctors/councils.ts. */
    council: string | null;
    registrationYear: number | null;
    phone: string | null;
    logoHash: string | null;
    signatureHash: string | null;
  };
  patient: Omit<PaperPatient, 'patientId'>;
  mode: ConsultMode;
  /** Null unless it was a hospital visit; empty if the hospital has none. */
  hospitalLine: string | null;
}

export interface PrescribedAppointmentRow {
  id: number;
  patient_id: number;
  starts_at: Date;
  consult_status: ConsultMode;
  status: AppointmentStatus;
  /** The hospital's for a hospital visit, else the doctor's. */
  paper: Paper;
}

type TextColumns = Omit<PrescriptionRow, 'weight_kg'>;
/** Columns that make up the text of a version; all null if there is none. */
export type PrescriptionColumns = TextColumns | { [Column in keyof TextColumns]: null };

/** The prescription of a reopened visit is the doctor's draft until the visit is completed again. */
export const isVisibleToPatient = (status: AppointmentStatus): boolean => status === 'Completed';

/** A version as text: as sent, or composed from its parts. Null if there is none. */
export function formatPrescriptionText(row: PrescriptionColumns): string | null {
  if (row.version === null) return null;
  const { plain_text, complaints, diagnosis, medicines, advice, other_medicines, follow_up_on } = row;
  const others = { otherMedicines: other_medicines, followUpDate: follow_up_on };
  return plain_text ?? formatPrescription({ complaints, diagnosis, medicines, advice, ...others });
}

export function presentVersion(row: PrescriptionRow): PrescriptionVersion {
  return {
    version: row.version,
    writtenAt: row.written_at.toISOString(),
    text: formatPrescriptionText(row) ?? '',
    plain: row.plain_text !== null,
    complaints: row.complaints,
    diagnosis: row.diagnosis,
    medicines: row.medicines,
    advice: row.advice,
    otherMedicines: row.other_medicines,
    followUpDate: row.follow_up_on,
    ...(row.weight_kg !== null && { weightKg: Number(row.weight_kg) }),
  };
}

const toIsoInstant = (stored: string): string => new Date(stored).toISOString();

/** The visit, doctor and patient as the paper must name them, without private phones and emails. */
export function presentParties(
  { issued: { doctor, patient, mode, hospitalLine } }: IssuedPrescriptionRow,
  appointment: PrescribedAppointmentRow,
  { logo, signature }: Letterhead,
): Pick<Prescription, 'visit' | 'doctor' | 'patient'> {
  return {
    visit: {
      appointmentId: formatId('appointment', appointment.id),
      startsAt: appointment.starts_at.toISOString(),
      consultStatus: mode,
    },
    doctor: {
      name: doctor.name,
      qualifications: doctor.qualifications,
      specialization: doctor.specialization,
      medicalReg: doctor.medicalReg,
      council: findCouncilName(doctor.council),
      registrationYear: doctor.registrationYear,
      Hospital: doctor.Hospital,
      address: doctor.address,
      phone: doctor.phone,
      hospitalLine: hospitalLine || null,
      logo,
      signature,
    },
    patient: {
      patientId: formatId('patient', appointment.patient_id),
      name: patient.name,
      gender: patient.gender,
      dateOfBirth: patient.dateOfBirth,
      address: patient.address,
      weight: patient.weight ? { kg: patient.weight.kg, at: toIsoInstant(patient.weight.at) } : null,
      allergies: patient.allergies
        ? {
            substances: patient.allergies.substances,
            askedAt: patient.allergies.askedAt && toIsoInstant(patient.allergies.askedAt),
          }
        : null,
    },
  };
}
