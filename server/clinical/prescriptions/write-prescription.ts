import type { WrittenMedicine } from '#contract/clinical/prescriptions.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { announceAppointmentEvent } from '#server/platform/announcements/announce-appointment-event.ts';
import type { Deps } from '#server/platform/deps.ts';
import { checkPrescription, type PreparedPrescription } from './check-prescription.ts';
import { insertPrescription } from './prescription-queries.ts';

/**
 * Stores the next version and announces it; call it in a transaction. Nothing is overwritten. `seenVersion`
 * is the version that the writer saw, null if that does not matter. Refuses with `prescription_changed`, and
 * as `checkPrescription`.
 */
export async function writePrescription(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  appointmentId: number,
  { written, read }: PreparedPrescription,
  seenVersion: number | null,
): Promise<void> {
  await checkPrescription(deps, db, appointmentId, read);
  const plainText = typeof written === 'string' ? written : null;
  const { complaints, diagnosis, medicines, advice, otherMedicines, followUpDate, weightKg } =
    typeof written === 'string' ? nothingElse : written;
  const [row] = await insertPrescription(db, {
    appointmentId,
    seenVersion,
    writtenAt: new Date(deps.clock.now()),
    complaints,
    diagnosis,
    medicinesJson: JSON.stringify(medicines.map(toStoredMedicine), replaceLoneSurrogates),
    advice,
    otherMedicines,
    followUpOn: followUpDate,
    weightKg: weightKg ?? null,
    plainText,
  });
  if (!row) throw new Refusal('prescription_changed');
  await announceAppointmentEvent(deps, db, 'prescriptionReady', appointmentId);
}

/** Drops fields that were only sent to be checked. */
const toStoredMedicine = ({ typed: _, unreadSeen: __, ...medicine }: WrittenMedicine) => medicine;

const nothingElse = {
  complaints: '',
  diagnosis: '',
  medicines: [],
  advice: '',
  otherMedicines: '',
  followUpDate: null,
  weightKg: null,
};

/** jsonb rejects lone surrogates, which a keyboard may leave behind. */
export function replaceLoneSurrogates(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
