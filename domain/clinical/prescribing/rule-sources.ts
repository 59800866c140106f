import { telemedicineSources } from '#reference/telemedicine-sources.ts';

/** The lists of the Telemedicine Practice Guidelines, 2020, and what no visit by video may prescribe. */
export type TelemedicineList = 'O' | 'A' | 'B' | 'prohibited';

type SourceId = keyof typeof telemedicineSources;
export type RuleId = (typeof telemedicineSources)[SourceId][0];

/** A rule that decides whether a medicine may be prescribed, where it is written, and since when it holds there. */
export interface RuleSource {
  readonly rule: RuleId;
  /** Null where a rule is no list. */
  readonly list: TelemedicineList | null;
  readonly source: string;
  /** Day of the notice, YYYY-MM-DD. */
  readonly date: string;
}

type Row = readonly [rule: RuleId, list: TelemedicineList | '', source: string, date: string];
const rows: Readonly<Record<SourceId, Row>> = telemedicineSources;

export function findRuleSource(id: SourceId): RuleSource {
  const [rule, list, source, date] = rows[id];
  return { rule, list: list === '' ? null : list, source, date };
}
