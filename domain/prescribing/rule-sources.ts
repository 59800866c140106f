/** The lists of the Telemedicine Practice Guidelines, 2020, and what no visit by video may prescribe. */
export type TelemedicineList = 'O' | 'A' | 'B' | 'prohibited';

/** Where a rule is written, and since when it holds there. */
export interface RuleSource {
  readonly source: string;
  /** Day of the notice, YYYY-MM-DD. */
  readonly date: string;
}

const guidelines = 'Telemedicine Practice Guidelines (Appendix 5 of the 2002 regulations)';
const guidelinesDate = '2020-03-25';

/**
 * The rules that decide whether a medicine may be prescribed, each with where it stands
 * (docs/decisions/045-telemedicine-rules.md). Read in secondary copies on 2026-11-22: a doctor signs them off
 * (docs/product.md#prescribing-by-video).
 */
export const ruleSources = {
  'in-person': { source: guidelines, date: guidelinesDate },
  'list-o': { source: `${guidelines}, list O`, date: guidelinesDate },
  'list-a-first': { source: `${guidelines}, list A`, date: guidelinesDate },
  'list-a-refill': { source: `${guidelines}, list A, re-fill`, date: guidelinesDate },
  'list-a-board': { source: 'Board of Governors, addition to list A', date: '2020-04-12' },
  'list-b': { source: `${guidelines}, list B`, date: guidelinesDate },
  unlisted: { source: guidelines, date: guidelinesDate },
  'anti-cancer': { source: `${guidelines}, note 4 of the matrix`, date: guidelinesDate },
  'schedule-x': { source: 'Drugs Rules, 1945, Schedule X', date: '1945-12-21' },
  'ndps-narcotic': { source: 'NDPS Act, 1985, section 2 (narcotic drugs)', date: '1985-11-14' },
  'ndps-psychotropic': { source: 'NDPS Act, 1985, Schedule (psychotropic substances)', date: '1985-11-14' },
} as const satisfies Record<string, RuleSource>;

export type RuleId = keyof typeof ruleSources;

/**
 * How sure a row is: `named` stands in the text that was read in a copy; `class` falls under a class, or the
 * "etc.", of that text; `memory` is known to the writer and was not read; `cautious` is open to two readings.
 */
export type Certainty = 'named' | 'class' | 'memory' | 'cautious';

/** An ingredient of a list. */
export interface ListedIngredient {
  readonly ingredient: string;
  readonly rule: RuleId;
  readonly certainty: Certainty;
  /** The forms that the list means, as they begin or end; empty for every form. */
  readonly forms: readonly string[];
  /** A notice of its own, where the rule's does not name it. */
  readonly source: RuleSource | null;
}

/** Reads lines such as "Tramadol | named | S.O. 1761(E) | 2018-04-26"; blank lines are skipped. */
export function readListed(rule: RuleId, lines: string): ListedIngredient[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [named = '', certainty = 'named', source = '', date = ''] = line
        .split('|')
        .map((part) => part.trim());
      const [, ingredient = named, forms = ''] = /^([^(]+) \(([^)]+)\)$/.exec(named) ?? [];
      return {
        ingredient,
        rule,
        certainty: certainty as Certainty,
        forms: forms === '' ? [] : forms.split(', '),
        source: source === '' ? null : { source, date },
      };
    });
}
