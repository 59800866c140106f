import { telemedicineSources } from '#reference/telemedicine-sources.ts';

/**
 * The lists of the Telemedicine Practice Guidelines, 2020, and the medicines prohibited in visits by video.
 */
export type TelemedicineList = 'O' | 'A' | 'B' | 'prohibited';

type SourceId = keyof typeof telemedicineSources;
export type RuleId = (typeof telemedicineSources)[SourceId][0];

/** A rule on prescribing a medicine, with its source and the date since when it applies. */
export interface RuleSource {
  readonly rule: RuleId;
  /** Null for a rule outside the lists. */
  readonly list: TelemedicineList | null;
  readonly source: string;
  /** Date of the notice, YYYY-MM-DD. */
  readonly date: string;
}

type Row = readonly [rule: RuleId, list: TelemedicineList | '', source: string, date: string];
const rows: Readonly<Record<SourceId, Row>> = telemedicineSources;

export function findRuleSource(id: SourceId): RuleSource {
  const [rule, list, source, date] = rows[id];
  return { rule, list: list === '' ? null : list, source, date };
}
