import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { paperCheck } from '#server/clinical/prescription-checks/paper-check.ts';
import { findImages } from '#server/doctors/letterheads/find-images.ts';
import type { Deps } from '#server/platform/deps.ts';
import { paperAllergies } from './paper-allergies.ts';
import {
  noneKnownAt,
  prescribedAppointment,
  prescriptionVersions,
  recordedAllergies,
  visitFromDayOn,
} from './prescription-queries.ts';
import { prescriptionVersion, whosePrescription } from './prescription-row.ts';

type Needs = Pick<Deps, 'config' | 'database' | 'clock' | 'jwtSecret'>;

/**
 * The prescription of an appointment: the newest version with the earlier ones, whose it is, and how its
 * paper can be checked. Null if there is none.
 */
export async function findPrescription(deps: Needs, appointmentId: number): Promise<Prescription | null> {
  const { pool: db } = deps.database;
  const [newest, ...earlier] = await prescriptionVersions(db, { appointmentId });
  if (!newest) return null;
  const [appointment] = await prescribedAppointment(db, { appointmentId });
  if (!appointment) throw new Error(`Appointment ${appointmentId} has vanished`);
  const { logoHash, signatureHash } = newest.issued.doctor;
  const patientId = appointment.patient_id;
  const day = newest.follow_up_on;
  const { timeZone } = deps.clock;
  const [recorded, [noneKnown], images, check, [followUp]] = await Promise.all([
    recordedAllergies(db, { patientId }),
    noneKnownAt(db, { patientId }),
    findImages(db, { logo_hash: logoHash, signature_hash: signatureHash }),
    appointment.status === 'Completed' ? paperCheck(deps, newest) : null,
    day === null ? [] : visitFromDayOn(db, { appointmentId, day, timeZone }),
  ]);
  const { patient, ...whose } = whosePrescription(newest, appointment, images);
  const allergies = paperAllergies(patient.allergies, recorded, noneKnown?.asked_at ?? null);
  return {
    ...prescriptionVersion(newest),
    earlier: earlier.map(prescriptionVersion),
    followUpVisit: followUp
      ? {
          startsAt: followUp.starts_at.toISOString(),
          consultStatus: followUp.consult_status,
          Hospital: followUp.hospital,
        }
      : null,
    ...whose,
    patient: { ...patient, allergies },
    paper: appointment.paper,
    check,
  };
}
