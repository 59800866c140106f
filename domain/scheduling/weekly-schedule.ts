import { addDays } from '#domain/platform/calendar-days.ts';
import { type DayPart, listSlotTimes, overlapsAny, type PartMode } from './day-parts.ts';
import { practiceHours, slotLengths } from './slot-grid.ts';
import { toIsoWeekday } from './weekly-days.ts';

/**
 * Weekly schedules of a practice. Days are `YYYY-MM-DD`, times are minutes from midnight in clinic time, `to`
 * is excluded.
 */
export const maxEveryWeeks = 12;
/** Today is not counted. */
export const scheduleAheadDays = 60;

/** Occurrences of a weekday within the month; -1 is the last. */
export const nthsOfMonth = [1, 2, 3, 4, -1] as const;
export type NthOfMonth = (typeof nthsOfMonth)[number];

/** `to` is excluded. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface WeeklyRule extends Hours {
  /** ISO weekdays, Monday is 1. */
  readonly weekdays: readonly number[];
  /** The length of a slot in minutes. */
  readonly interval: number;
  readonly mode: PartMode;
  /** Every n weeks, counted from the week of `validFrom`; null if `nthOfMonth` is set. */
  readonly everyWeeks: number | null;
  /** Such as the first and third of the month; null if `everyWeeks` is set. */
  readonly nthOfMonth: readonly NthOfMonth[] | null;
  readonly validFrom: string;
  /** Inclusive; null without an end. */
  readonly validTo: string | null;
}

const dayLength = 86_400_000;
const toDayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength;
/** Weeks since a fixed Monday. */
const toWeekNumber = (day: string) => Math.floor((toDayNumber(day) + 3) / 7);

/** True if the day is one of these occurrences of its weekday in the month. */
function isNth(day: string, nths: readonly NthOfMonth[]): boolean {
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return nths.some((one) => one === nth || (one === -1 && isLast));
}

export function isRuleDay(rule: WeeklyRule, day: string): boolean {
  if (day < rule.validFrom || (rule.validTo !== null && day > rule.validTo)) return false;
  if (!rule.weekdays.includes(toIsoWeekday(day))) return false;
  if (rule.nthOfMonth) return isNth(day, rule.nthOfMonth);
  return (toWeekNumber(day) - toWeekNumber(rule.validFrom)) % (rule.everyWeeks ?? 1) === 0;
}

/** Both `from` and `to` are included, in order. */
export function listRuleDays(rule: WeeklyRule, from: string, to: string): string[] {
  const first = from > rule.validFrom ? from : rule.validFrom;
  const last = rule.validTo !== null && rule.validTo < to ? rule.validTo : to;
  const weekday = toIsoWeekday(first);
  // Checks only these weekdays, because ranges may span years.
  const offsets = rule.weekdays.map((one) => (one - weekday + 7) % 7).toSorted((one, other) => one - other);
  const days = [];
  for (let week = first; week <= last; week = addDays(week, 7)) {
    for (const offset of offsets) {
      const day = addDays(week, offset);
      if (day <= last && isRuleDay(rule, day)) days.push(day);
    }
  }
  return days;
}

/** The same on each of the rule's days. */
export function listRuleStarts({ from, to, interval }: Hours & { readonly interval: number }): number[] {
  return Array.from({ length: Math.floor((to - from) / interval) }, (_, index) => from + index * interval);
}

/** The invalid field, and the reason. */
export type RuleFault =
  | { readonly field: 'from' | 'to'; readonly fault: 'hours' }
  | { readonly field: 'interval'; readonly fault: 'interval' | 'divides' }
  | { readonly field: 'validTo'; readonly fault: 'valid' };

/** The first invalid field; null if the rule is valid. */
export function findRuleFault(
  rule: Pick<WeeklyRule, 'from' | 'to' | 'interval' | 'validFrom' | 'validTo'>,
): RuleFault | null {
  const { from, to, interval, validFrom, validTo } = rule;
  if (from < practiceHours.from || from >= practiceHours.to) return { field: 'from', fault: 'hours' };
  if (to <= from || to > practiceHours.to) return { field: 'to', fault: 'hours' };
  if (interval < slotLengths.from || interval > slotLengths.to)
    return { field: 'interval', fault: 'interval' };
  if ((to - from) % interval !== 0) return { field: 'interval', fault: 'divides' };
  return validTo !== null && validTo < validFrom ? { field: 'validTo', fault: 'valid' } : null;
}

/** If two rules ever overlap, they do so within this time: within 132 weeks where both count weeks. */
const maxDaysToOverlap = 5 * 366;

/**
 * The first day from `from` on, within five years, on which both rules publish overlapping times; null if
 * there is none.
 */
export function findFirstOverlap(one: WeeklyRule, other: WeeklyRule, from: string): string | null {
  if (!overlapsAny(one, [other]) || !one.weekdays.some((weekday) => other.weekdays.includes(weekday)))
    return null;
  const first = [from, one.validFrom, other.validFrom].toSorted().at(-1) ?? from;
  return (
    listRuleDays(one, first, addDays(first, maxDaysToOverlap)).find((day) => isRuleDay(other, day)) ?? null
  );
}

/**
 * The slots that the rules publish on a day, without those that overlap `taken`, the times of the doctor's
 * other practices. Of overlapping rules, the earlier in the list wins.
 */
export function toDayParts(rules: readonly WeeklyRule[], day: string, taken: readonly Hours[]): DayPart[] {
  const parts: DayPart[] = [];
  for (const rule of rules) {
    if (!isRuleDay(rule, day)) continue;
    const { interval, mode } = rule;
    const given = [...taken, ...listSlotTimes(parts)];
    const starts = listRuleStarts(rule).filter((from) => !overlapsAny({ from, to: from + interval }, given));
    if (starts.length > 0) parts.push({ interval, mode, starts });
  }
  return parts;
}
