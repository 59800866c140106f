import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import {
  type ParsedPrescription,
  parsePrescription,
} from '#domain/clinical/prescribing/parse-prescription.ts';
import { findPrescriptionObjections } from '#domain/clinical/prescription-rules/prescription-objections.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPrescribingContext } from './find-prescribing-context.ts';

export interface PreparedPrescription {
  readonly written: WrittenPrescription;
  readonly read: ParsedPrescription;
}

/** Length as JSON; reading 2,000 letters takes some 40 ms at worst. */
const maxInlineLength = 2000;

/**
 * Finds the medicines of a prescription, in a worker thread if it is long; call it outside of transactions.
 * Refuses with `medicine_misread` or `medicine_unread` where the fields differ from what was typed.
 */
export async function preparePrescription(
  { workers }: Pick<Deps, 'workers'>,
  written: WrittenPrescription,
): Promise<PreparedPrescription> {
  const isLong = JSON.stringify(written).length > maxInlineLength;
  const read = isLong ? await workers.run('readPrescription', [written]) : parsePrescription(written);
  if (read.misread) {
    const { kind, medicine, words } = read.misread;
    throw new Refusal(kind === 'misread' ? 'medicine_misread' : 'medicine_unread', { medicine, words });
  }
  return { written, read };
}

/**
 * Refuses what the Telemedicine Practice Guidelines forbid at this visit: `prohibited_online` with the
 * medicine and the rule, else `reason_needed` with the medicine. A visit in person has no restrictions.
 */
export async function checkPrescription(
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  appointmentId: number,
  read: ParsedPrescription,
): Promise<void> {
  const { mode, followUp } = await findPrescribingContext(deps, db, appointmentId);
  const [objection] = findPrescriptionObjections({ mode, followUp }, read);
  if (!objection) return;
  const { medicine, verdict, rule } = objection;
  throw new Refusal(verdict === 'refused' ? 'prohibited_online' : 'reason_needed', { medicine, rule });
}
