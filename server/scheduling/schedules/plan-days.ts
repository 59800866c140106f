import { addDays } from '#domain/platform/calendar-days.ts';
import { type DayPart, listSlotTimes } from '#domain/scheduling/day-parts.ts';
import { type Hours, isRuleDay, toDayParts, type WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import type { HolidayRow, PublishedRow, VisitRow } from './schedule-queries.ts';

export interface ScheduleState {
  readonly practiceIds: readonly number[];
  readonly rules: readonly { readonly practiceId: number; readonly rule: WeeklyRule }[];
  readonly published: readonly PublishedRow[];
  readonly holidays: readonly HolidayRow[];
  readonly visits: readonly VisitRow[];
}

export interface PlannedDay {
  readonly practiceId: number;
  readonly day: string;
  /** A day edited by hand stays unchanged; a holiday closes the rules' times. */
  readonly origin: 'schedule' | 'hand' | 'holiday';
  readonly holiday: string | null;
  readonly inSchedule: boolean;
  readonly parts: readonly DayPart[];
  readonly now: readonly DayPart[];
}

const toKey = (practiceId: number, day: string) => `${practiceId} ${day}`;

/**
 * Plans the days of each practice that publishes or has rules, by day. Pure: the job, the preview and the
 * week derive from it.
 */
export function planDays(state: ScheduleState, from: string, to: string): PlannedDay[] {
  const rows = Map.groupBy(state.published, ({ practice_id, day }) => toKey(practice_id, day));
  const holidays = new Map(state.holidays.map((row) => [toKey(row.practice_id, row.day), row.name]));
  const visitsByDay = Map.groupBy(state.visits, ({ day }) => day);
  const planned: PlannedDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isByHand = (practiceId: number) =>
      rows.get(toKey(practiceId, day))?.some(({ source }) => source === 'hand') ?? false;
    const currentParts = (practiceId: number): DayPart[] =>
      (rows.get(toKey(practiceId, day)) ?? [])
        .filter(({ starts }) => starts.length > 0)
        .map(({ interval_minutes, mode, starts }) => ({ interval: interval_minutes, mode, starts }));
    const handTimes = new Map(
      state.practiceIds
        .filter(isByHand)
        .map((practiceId) => [practiceId, listSlotTimes(currentParts(practiceId))]),
    );
    const given: Hours[] = [];
    for (const practiceId of state.practiceIds) {
      const rules = state.rules.filter((one) => one.practiceId === practiceId).map(({ rule }) => rule);
      const now = currentParts(practiceId);
      const inSchedule = rules.some((rule) => isRuleDay(rule, day));
      if (!inSchedule && !rows.has(toKey(practiceId, day))) continue;
      const holiday = holidays.get(toKey(practiceId, day)) ?? null;
      const about = { practiceId, day, holiday, inSchedule, now };
      if (isByHand(practiceId)) {
        planned.push({ ...about, origin: 'hand', parts: now });
        continue;
      }
      if (holiday !== null) {
        planned.push({ ...about, origin: 'holiday', parts: [] });
        continue;
      }
      const elsewhere = (visitsByDay.get(day) ?? []).filter((visit) => visit.practice_id !== practiceId);
      const parts = toDayParts(rules, day, [
        ...given,
        ...[...handTimes.values()].flat(),
        ...elsewhere.map(({ start, length }) => ({ from: start, to: start + length })),
      ]);
      given.push(...listSlotTimes(parts));
      planned.push({ ...about, origin: 'schedule', parts });
    }
  }
  return planned;
}

/** Each slot as text with its length and mode, to compare days. */
const listSlotLabels = (parts: readonly DayPart[]) =>
  new Set(
    parts.flatMap(({ interval, mode, starts }) => starts.map((start) => `${interval} ${mode} ${start}`)),
  );

/**
 * True if the published parts differ from the plan. A booked slot that the rules no longer have stays in a
 * part of its length and mode, if there is one.
 */
export function differsFromPlan(
  { origin, practiceId, day, parts, now }: PlannedDay,
  visits: readonly VisitRow[],
): boolean {
  if (origin === 'hand') return false;
  const [wanted, present] = [listSlotLabels(parts), listSlotLabels(now)];
  if ([...wanted].some((slot) => !present.has(slot))) return true;
  const here = visits.filter((visit) => visit.practice_id === practiceId && visit.day === day);
  return now.some(({ interval, mode, starts }) =>
    starts.some((start) => {
      if (wanted.has(`${interval} ${mode} ${start}`)) return false;
      const stays = parts.some((part) => part.interval === interval && part.mode === mode);
      return !(stays && here.some((visit) => visit.start === start));
    }),
  );
}
