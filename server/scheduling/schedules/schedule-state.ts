import type { Queryable } from '#db/statement.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { ScheduleState } from './plan-days.ts';
import { ruleOfRow } from './rule-of-row.ts';
import {
  holidaysOfDoctor,
  openPractices,
  type PracticeRow,
  publishedOfDoctor,
  type RuleRow,
  rulesOfDoctor,
  visitsOfDoctor,
} from './schedule-queries.ts';

export interface DoctorsSchedule extends ScheduleState {
  readonly practices: readonly PracticeRow[];
  readonly ruleRows: readonly RuleRow[];
}

/** The practices and rules of a doctor, and what decides their days from `from` to `to`. */
export async function scheduleOf(
  db: Queryable,
  clock: Clock,
  doctorId: number,
  from: string,
  to: string,
): Promise<DoctorsSchedule> {
  const asked = { doctorId, from, to };
  // One after the other: a transaction has one connection.
  const practices = await openPractices(db, { doctorId });
  const ruleRows = await rulesOfDoctor(db, { doctorId, from });
  const published = await publishedOfDoctor(db, asked);
  const holidays = await holidaysOfDoctor(db, asked);
  const visits = await visitsOfDoctor(db, { ...asked, timeZone: clock.timeZone });
  return {
    practices,
    practiceIds: practices.map(({ id }) => id),
    ruleRows,
    rules: ruleRows.map((row) => ({ practiceId: row.practice_id, rule: ruleOfRow(row) })),
    published,
    holidays,
    visits,
  };
}
