import type { ConsultMode } from '#domain/modes.ts';
import { namesIn } from './ingredients.ts';
import { isPrescribed, prescribes, sentencesOf } from './not-taken.ts';
import { plainLetters } from './plain-letters.ts';
import { type AppliedRule, telemedicineFindings } from './telemedicine-findings.ts';

export interface TextFinding {
  /** The line, as it was written. */
  readonly medicine: string;
  readonly verdict: 'refused' | 'needs-reason';
  readonly rule: AppliedRule;
}

/**
 * What the guidelines say of the medicines that a text names, line by line. A prohibited one is found however
 * it is written; any other only in a line that prescribes it, written as it is known.
 */
export function textFindings(
  visit: { readonly mode: ConsultMode; readonly followUp: boolean },
  text: string,
): TextFinding[] {
  return text.split(/[\n\r;]+/).flatMap((line) => {
    const names = sentencesOf(plainLetters(line)).flatMap((sentence) => {
      const found = namesIn(sentence);
      return found.filter((one) => isPrescribed(sentence, one, found));
    });
    return names.flatMap(({ name, exact }) => {
      const [finding] = telemedicineFindings({ ...visit, medicines: [{ name, form: line }] });
      if (!finding || finding.verdict === 'allowed') return [];
      if (finding.verdict === 'needs-reason' && !(exact && prescribes.test(line))) return [];
      return [{ medicine: line.trim(), verdict: finding.verdict, rule: finding.rule }];
    });
  });
}
