import type { Queryable } from '#db/statement.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { ScheduleState } from './plan-days.ts';
import {
  listHolidays,
  listOpenPractices,
  listPublishedRows,
  listRules,
  listVisits,
  type PracticeRow,
  type RuleRow,
} from './schedule-queries.ts';
import { toWeekRule } from './to-week-rule.ts';

export interface DoctorSchedule extends ScheduleState {
  readonly practices: readonly PracticeRow[];
  readonly ruleRows: readonly RuleRow[];
}

/** Practices and rules of a doctor, and everything else that decides their days from `from` to `to`. */
export async function findScheduleState(
  db: Queryable,
  clock: Clock,
  doctorId: number,
  from: string,
  to: string,
): Promise<DoctorSchedule> {
  const asked = { doctorId, from, to };
  // Sequential, because a transaction has one connection.
  const practices = await listOpenPractices(db, { doctorId });
  const ruleRows = await listRules(db, { doctorId, from });
  const published = await listPublishedRows(db, asked);
  const holidays = await listHolidays(db, asked);
  const visits = await listVisits(db, { ...asked, timeZone: clock.timeZone });
  return {
    practices,
    practiceIds: practices.map(({ id }) => id),
    ruleRows,
    rules: ruleRows.map((row) => ({ practiceId: row.practice_id, rule: toWeekRule(row) })),
    published,
    holidays,
    visits,
  };
}
