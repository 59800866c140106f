import type { WrittenPrescription } from '#contract/prescriptions.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { insertPrescription } from './prescription-queries.ts';

/**
 * Writes a prescription, as the next version when there is one already: nothing is overwritten. `seenVersion` is
 * the version that the writer saw, null when they need not have seen one. Refuses with `prescription_changed`.
 */
export async function writePrescription(
  db: Queryable,
  appointmentId: number,
  written: WrittenPrescription,
  seenVersion: number | null,
  now: Date,
): Promise<void> {
  const plainText = typeof written === 'string' ? written : null;
  const { complaints, diagnosis, medicines, advice, followUpDate } =
    typeof written === 'string' ? nothingElse : written;
  const [row] = await insertPrescription(db, {
    appointmentId,
    seenVersion,
    writtenAt: now,
    complaints,
    diagnosis,
    medicinesJson: JSON.stringify(medicines, wellFormed),
    advice,
    followUpOn: followUpDate,
    plainText,
  });
  if (!row) throw new Refusal('prescription_changed');
}

const nothingElse = { complaints: '', diagnosis: '', medicines: [], advice: '', followUpDate: null };

/** Half a character, which a keyboard can leave behind, is nothing that jsonb takes. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
