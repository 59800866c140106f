import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { createPaperCheck } from '#server/clinical/prescription-checks/paper-check.ts';
import { findLetterheadImages } from '#server/doctors/letterheads/find-letterhead-images.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listPaperAllergies } from './paper/paper-allergies.ts';
import {
  findNoneKnownAt,
  findPrescribedAppointment,
  findVisitFromDay,
  listPrescriptionVersions,
  listRecordedAllergies,
} from './prescription-queries.ts';
import { presentParties, presentVersion } from './prescription-row.ts';

type PrescriptionDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'jwtSecret'>;

/**
 * The newest version with the earlier ones, its doctor and patient, and the means to check it. Null if there
 * is none.
 */
export async function findPrescription(
  deps: PrescriptionDeps,
  appointmentId: number,
): Promise<Prescription | null> {
  const { pool: db } = deps.database;
  const [newest, ...earlier] = await listPrescriptionVersions(db, { appointmentId });
  if (!newest) return null;
  const [appointment] = await findPrescribedAppointment(db, { appointmentId });
  if (!appointment) throw new Error(`Appointment ${appointmentId} has vanished`);
  const { logoHash, signatureHash } = newest.issued.doctor;
  const patientId = appointment.patient_id;
  const day = newest.follow_up_on;
  const { timeZone } = deps.clock;
  const [recorded, [noneKnown], images, check, [followUp]] = await Promise.all([
    listRecordedAllergies(db, { patientId }),
    findNoneKnownAt(db, { patientId }),
    findLetterheadImages(db, { logo_hash: logoHash, signature_hash: signatureHash }),
    appointment.status === 'Completed' ? createPaperCheck(deps, newest) : null,
    day === null ? [] : findVisitFromDay(db, { appointmentId, day, timeZone }),
  ]);
  const { patient, ...whose } = presentParties(newest, appointment, images);
  const allergies = listPaperAllergies(patient.allergies, recorded, noneKnown?.asked_at ?? null);
  return {
    ...presentVersion(newest),
    earlier: earlier.map(presentVersion),
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
