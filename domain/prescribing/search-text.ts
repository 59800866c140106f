import type { ConsultMode } from '#domain/modes.ts';
import { namesIn } from './ingredients.ts';
import { type AppliedRule, telemedicineFindings } from './telemedicine-findings.ts';

export interface TextFinding {
  /** The line, as it was written. */
  readonly medicine: string;
  readonly verdict: 'refused' | 'needs-reason';
  readonly rule: AppliedRule;
}

/** Words after which a line speaks of what is not to be taken, or was taken once. */
const notTaken =
  /\b(?:stop(?:ped)?|avoid|do not|don['’]?t|never|allerg\w*|history of|h\/o|instead of|discontinued?|without|not)\b/i;

/** A line that prescribes: it has a strength, a form, or says how often. */
const prescribes =
  /\b\d+(?:\.\d+)?\s*(?:mg|mcg|ml|g|iu|%)(?:\b|\s|$)|\b(?:tab|cap|syp|syr|inj|drops?|cream|oint|gel|inhaler)\w*\b|\b[0-2½]\s*-\s*[0-2½]\s*-\s*[0-2½]\b|\b(?:od|bd|bid|tds|tid|qid|hs|sos|stat)\b/i;

/**
 * What the guidelines say of the medicines that a text names, line by line. A prohibited one is found however
 * it is written; any other only in a line that prescribes it, written as it is known.
 */
export function textFindings(
  visit: { readonly mode: ConsultMode; readonly followUp: boolean },
  text: string,
): TextFinding[] {
  return text.split(/[\n\r;]+/).flatMap((line) => {
    const taken = line.split(notTaken)[0] ?? '';
    return namesIn(taken).flatMap(({ name, exact }) => {
      const [finding] = telemedicineFindings({ ...visit, medicines: [{ name, form: line }] });
      if (!finding || finding.verdict === 'allowed') return [];
      if (finding.verdict === 'needs-reason' && !(exact && prescribes.test(line))) return [];
      return [{ medicine: line.trim(), verdict: finding.verdict, rule: finding.rule }];
    });
  });
}
