import { addDays } from '#domain/platform/calendar-days.ts';
import type { NthOfMonth } from '#domain/scheduling/weekly-schedule.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { formatDay, formatDayPart, formatNumericDay } from '#web/ui/format/format-day.ts';
import type { Preview, RuleToSend } from '../queries.ts';

/** A Sunday; weekday n is n days later. */
const anySunday = '2026-11-22';
const weekdayWord = (weekday: number) => formatDayPart(addDays(anySunday, weekday), { weekday: 'short' });

/** "Mon–Fri", or "Tue, Thu". */
function formatWeekdays(weekdays: readonly number[]): string {
  const [first = 1, last = 7] = [weekdays[0], weekdays.at(-1)];
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRow ? `${weekdayWord(first)}–${weekdayWord(last)}` : weekdays.map(weekdayWord).join(', ');
}

/** "Every 2 weeks", "1st and 3rd of the month". */
export function describeRepeat(everyWeeks: number | null, nthOfMonth: readonly NthOfMonth[] | null): string {
  if (nthOfMonth === null) return m.schedules_every_weeks({ count: everyWeeks ?? 1 });
  const known: Readonly<Record<string, () => string>> = {
    '1,3': m.schedules_nth_1_3,
    '2,4': m.schedules_nth_2_4,
    '1': m.schedules_nth_1,
    '-1': m.schedules_nth_last,
  };
  const list = nthOfMonth.map((nth) => (nth === -1 ? m.schedules_last() : String(nth))).join(', ');
  return known[nthOfMonth.join()]?.() ?? m.schedules_nth_others({ list });
}

/** "Mon–Fri 18:00–20:00". */
export const formatHours = ({ weekdays, from, to }: Pick<RuleToSend, 'weekdays' | 'from' | 'to'>) =>
  `${formatWeekdays(weekdays)} ${from}–${to}`;

export const modeLabel = (mode: RuleToSend['mode']): string =>
  ({ Any: m.schedules_mode_any, Offline: m.prescriptions_offline, Online: m.prescriptions_online })[mode]();

export function describeOverlap({ date, rule }: NonNullable<Preview['overlaps']>, today: string): string {
  const day = formatDay(date, today);
  if (!rule) return m.schedules_overlaps_elsewhere({ day });
  return m.schedules_overlaps({ day, rule: `${formatHours(rule)}, ${translateHospital(rule.practiceName)}` });
}

export function describeRule(rule: RuleToSend, today: string): string {
  return [
    describeRepeat(rule.everyWeeks, rule.nthOfMonth),
    m.scheduler_minutes({ count: rule.interval }),
    rule.mode !== 'Any' && modeLabel(rule.mode),
    rule.validFrom > today && m.schedules_rule_from({ day: formatNumericDay(rule.validFrom) }),
    rule.validTo !== null && m.schedules_rule_until({ day: formatNumericDay(rule.validTo) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
