import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { ParsedPrescription, PrescriptionLine } from '../prescribing/parse-prescription.ts';
import { type AppliedRule, judgeMedicine } from './telemedicine-findings.ts';

export interface PrescriptionObjection {
  /** As it was written. */
  readonly medicine: string;
  readonly verdict: 'refused' | 'needs-reason';
  readonly rule: AppliedRule;
}

interface Visit {
  readonly mode: ConsultMode;
  readonly followUp: boolean;
}

/** Refusals come first. Visits in person have no objections. */
export function findPrescriptionObjections(
  visit: Visit,
  { medicines, lines, plain }: ParsedPrescription,
): PrescriptionObjection[] {
  if (visit.mode === 'Offline') return [];
  const named = medicines.flatMap(({ name, reason = '', ...medicine }) => {
    const { verdict, rule } = judgeMedicine(visit, medicine);
    const isFine = verdict === 'allowed' || (verdict === 'needs-reason' && reason.trim() !== '');
    return isFine ? [] : [{ medicine: name, verdict, rule }];
  });
  const written = lines.flatMap((line) => {
    const objection = judgeLine(visit, line);
    // In plain text one reason covers all medicines; in fields each medicine has its own.
    const needsReason = plain !== null && !plain.hasReason;
    return objection && (objection.verdict === 'refused' || needsReason) ? [objection] : [];
  });
  return [...named, ...written].sort(
    (one, other) => Number(other.verdict === 'refused') - Number(one.verdict === 'refused'),
  );
}

const unknown = { ingredients: [], forms: [], hasUnknownPart: false };

/**
 * The gravest objection to a line. A misspelled name may be another word: the line still counts as naming a
 * prohibited or an allowed medicine, but beside a known name it never requires a reason.
 */
function judgeLine(
  visit: Visit,
  { text, prescribed, isUnknown }: PrescriptionLine,
): PrescriptionObjection | null {
  const judged = prescribed.map((medicine) => ({ ...judgeMedicine(visit, medicine), exact: medicine.exact }));
  const isNamed = judged.some(({ verdict }) => verdict === 'allowed');
  const { verdict, rule } =
    judged.find((one) => one.verdict === 'refused') ??
    judged.find((one) => one.verdict === 'needs-reason' && one.exact) ??
    (isUnknown && !isNamed
      ? (judged[0] ?? judgeMedicine(visit, unknown))
      : { verdict: 'allowed', rule: null });
  return verdict === 'allowed' || !rule ? null : { medicine: text, verdict, rule };
}
