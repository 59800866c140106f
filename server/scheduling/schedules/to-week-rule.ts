import type { WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import type { RuleRow } from './schedule-queries.ts';

export const toWeekRule = (row: RuleRow): WeeklyRule => ({
  weekdays: row.weekdays,
  from: row.from_minutes,
  to: row.to_minutes,
  interval: row.interval_minutes,
  mode: row.mode,
  everyWeeks: row.every_weeks,
  nthOfMonth: row.nth_of_month,
  validFrom: row.valid_from,
  validTo: row.valid_to,
});
