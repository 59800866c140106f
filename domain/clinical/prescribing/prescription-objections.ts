import type { ConsultMode } from '#domain/doctors/modes.ts';
import type { ParsedPrescription, PrescriptionLine } from './read-prescription.ts';
import { type AppliedRule, judgeMedicine } from './telemedicine-findings.ts';

/** Why a prescription cannot leave as it is. */
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

/**
 * What the guidelines object to in a prescription; what is refused comes first. Nothing of a visit in person
 * (docs/product.md#prescribing-by-video).
 */
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
    // A reason in plain text is for all its medicines; in fields each medicine has its own.
    const needsReason = plain !== null && !plain.hasReason;
    return objection && (objection.verdict === 'refused' || needsReason) ? [objection] : [];
  });
  return [...named, ...written].sort(
    (one, other) => Number(other.verdict === 'refused') - Number(one.verdict === 'refused'),
  );
}

const unknown = { ingredients: [], forms: [], hasUnknownPart: false };

/**
 * The gravest objection to a line. A misspelled name may be another word: it says that the line names what is
 * prohibited, or what is allowed, and beside a known name never that a reason is needed.
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
