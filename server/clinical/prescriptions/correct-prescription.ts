import type { Prescription, WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { preparePrescription } from './check-prescription.ts';
import { findEncounter } from './find-encounter.ts';
import { findPrescription } from './find-prescription.ts';
import { writePrescription } from './write-prescription.ts';

/**
 * Writes or corrects the prescription of a Completed appointment. `seenVersion` is the version that the
 * doctor saw: 0 for none, undefined if it does not matter. Refuses with `appointment_not_found`,
 * `wrong_status` (with the present one) or `prescription_changed`.
 */
export async function correctPrescription(
  doctor: Actor,
  deps: Deps,
  id: number,
  written: WrittenPrescription,
  seenVersion: number | undefined,
): Promise<Prescription> {
  const { pool, transaction } = deps.database;
  const { status } = await findEncounter(doctor, pool, id);
  if (status !== 'Completed') throw new Refusal('wrong_status', { appStatus: status });
  const prepared = await preparePrescription(deps, written);
  await transaction((db) => writePrescription(deps, db, id, prepared, seenVersion ?? null));
  const prescription = await findPrescription(deps, id);
  if (!prescription) throw new Error(`The prescription of appointment ${id} has vanished`);
  return prescription;
}
