import type { PracticeDay, ScheduleEffects, ScheduleRule } from '#contract/scheduling/schedules.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type DayPart, listSlotTimes } from '#domain/scheduling/day-parts.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { ChangedSchedule } from './change-schedule.ts';
import type { DayAtPractice } from './find-week.ts';
import type { Effects } from './schedule-effects.ts';
import type { RuleRow } from './schedule-queries.ts';

export const presentRule = (row: RuleRow): ScheduleRule => ({
  ruleId: row.id,
  practiceId: formatId('practice', row.practice_id),
  practiceName: row.practice_name,
  weekdays: row.weekdays,
  from: formatSlotTime(row.from_minutes),
  to: formatSlotTime(row.to_minutes),
  interval: row.interval_minutes,
  mode: row.mode,
  everyWeeks: row.every_weeks,
  nthOfMonth: row.nth_of_month,
  validFrom: row.valid_from,
  validTo: row.valid_to,
});

export const presentEffects = (effects: Effects): ScheduleEffects => ({
  until: effects.until,
  added: [...effects.added],
  changed: [...effects.changed],
  removed: [...effects.removed],
  byHand: [...effects.byHand],
  closed: effects.closed.map(({ date, name }) => ({ date, name })),
  retained: effects.retained.map(({ id, day, start }) => ({
    appointmentId: formatId('appointment', id),
    date: day,
    slot: formatSlotTime(start),
  })),
});

/** Merges consecutive slots. */
function toIntervals(part: DayPart) {
  const stretches: { from: number; to: number }[] = [];
  for (const { from, to } of listSlotTimes([part])) {
    const last = stretches.at(-1);
    if (last?.to === from) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches.map(({ from, to }) => ({ from: formatSlotTime(from), to: formatSlotTime(to) }));
}

export const presentDay = (day: DayAtPractice): PracticeDay => ({
  practiceId: formatId('practice', day.practiceId),
  practiceName: day.practiceName,
  origin: day.origin,
  holiday: day.holiday,
  booked: day.booked,
  touched: day.touched,
  inSchedule: day.inSchedule,
  parts: day.now.map((part) => ({
    interval: part.interval,
    mode: part.mode,
    times: toIntervals(part),
    count: part.starts.length,
  })),
});

export const presentChange = ({ ruleId, rules, effects }: ChangedSchedule) => ({
  ruleId,
  rules: rules.map(presentRule),
  effects: presentEffects(effects),
});
