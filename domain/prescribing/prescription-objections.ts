import type { ConsultMode } from '#domain/modes.ts';
import type { PrescribedMedicine, PrescriptionParts } from '#domain/prescriptions.ts';
import { textFindings } from './search-text.ts';
import { type AppliedRule, telemedicineFindings } from './telemedicine-findings.ts';

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

const isReasoned = ({ reason = '' }: Pick<PrescribedMedicine, 'reason'>) => reason.trim() !== '';

/**
 * What the guidelines object to in a prescription, field by field or as plain text; what is refused comes
 * first. Free text of a prescription in fields is searched for prohibited medicines too. Nothing of a visit in
 * person (docs/product.md#prescribing-by-video).
 */
export function prescriptionObjections(
  visit: Visit,
  written: string | PrescriptionParts,
): PrescriptionObjection[] {
  if (visit.mode === 'Offline') return [];
  const objections = typeof written === 'string' ? inText(visit, written) : inParts(visit, written);
  return objections.sort(
    (one, other) => Number(other.verdict === 'refused') - Number(one.verdict === 'refused'),
  );
}

const howOften =
  /\b(?:od|bd|bid|tds|tid|qid|hs|sos|stat|daily|twice|once)\b|\b[0-2½]\s*-\s*[0-2½]\s*-\s*[0-2½]\b/i;
const howLong = /(?:\bx\s*|\bfor\s+)\d+|\b\d+\s*(?:d|days?|weeks?)\b/i;
const tookBefore = /\b(?:since|past|taking|took|taken|on|used|using|history|h\/o|known)\b/i;
const isFullyPrescribed = (line: string) =>
  howOften.test(line) && howLong.test(line) && !tookBefore.test(line);

function inParts(
  visit: Visit,
  { complaints, medicines, advice, diagnosis }: PrescriptionParts,
): PrescriptionObjection[] {
  const named = telemedicineFindings({ ...visit, medicines }).flatMap(({ index, verdict, rule }) => {
    const medicine = medicines[index];
    if (!medicine || verdict === 'allowed') return [];
    if (verdict === 'needs-reason' && isReasoned(medicine)) return [];
    return [{ medicine: medicine.name, verdict, rule }];
  });
  const notes = medicines.flatMap(({ strength, form, dose, frequency, duration, instructions }) => [
    [form, strength].join(' '),
    [dose, frequency, duration].join(' '),
    instructions,
  ]);
  const refused = (text: string) => textFindings(visit, text).filter(({ verdict }) => verdict === 'refused');
  // Complaints tell what the patient took before; a line that says how much and how often prescribes it.
  const complained = refused(complaints).filter(({ medicine }) => isFullyPrescribed(medicine));
  return [...named, ...refused([...notes, advice, diagnosis].join('\n')), ...complained];
}

/** A reason in plain text stands in a line "Reason: …", in any of the languages. */
const reasonLine = /(?:reason|कारण|कारणे|காரணம்|కారణం|ಕಾರಣ|കാരണം|কারণ|કારણ)\s*[:：–-]\s*\S/iu;

function inText(visit: Visit, text: string): PrescriptionObjection[] {
  return textFindings(visit, text).filter(({ verdict }) => verdict === 'refused' || !reasonLine.test(text));
}
