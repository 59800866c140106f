import type { WrittenPrescription } from '#contract/prescriptions.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { prescriptionObjections } from '#domain/prescribing/prescription-objections.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPrescribing } from './find-prescribing.ts';

/**
 * Refuses what the Telemedicine Practice Guidelines do not allow at this visit
 * (docs/product.md#prescribing-by-video): `prohibited_online` with the medicine and the rule, else
 * `reason_needed` with the medicine. A visit in person is never refused anything.
 */
export async function checkPrescription(
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  appointmentId: number,
  written: WrittenPrescription,
): Promise<void> {
  const { mode, followUp } = await findPrescribing(deps, db, appointmentId);
  const [objection] = prescriptionObjections({ mode, followUp }, written);
  if (!objection) return;
  const { medicine, verdict, rule } = objection;
  throw new Refusal(verdict === 'refused' ? 'prohibited_online' : 'reason_needed', { medicine, rule });
}
