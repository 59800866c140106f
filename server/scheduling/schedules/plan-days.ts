import { addDays } from '#domain/platform/calendar-days.ts';
import { type DayPart, listSlotTimes } from '#domain/scheduling/day-parts.ts';
import { type Hours, isRuleDay, toDayParts, type WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import type { HolidayRow, PublishedRow, VisitRow } from './schedule-queries.ts';

/** What decides the days of a doctor; `practiceIds` in the order in which they are served. */
export interface ScheduleState {
  readonly practiceIds: readonly number[];
  readonly rules: readonly { readonly practiceId: number; readonly rule: WeeklyRule }[];
  readonly published: readonly PublishedRow[];
  readonly holidays: readonly HolidayRow[];
  readonly visits: readonly VisitRow[];
}

/** A day of a practice as the rules have it. */
export interface PlannedDay {
  readonly practiceId: number;
  readonly day: string;
  /** A day by hand stays as it is; a holiday closes what the rules would publish (K-04). */
  readonly origin: 'schedule' | 'hand' | 'holiday';
  readonly holiday: string | null;
  /** Whether a rule has this day. */
  readonly inSchedule: boolean;
  readonly parts: readonly DayPart[];
  /** What is published there now. */
  readonly now: readonly DayPart[];
}

const toKey = (practiceId: number, day: string) => `${practiceId} ${day}`;

/**
 * The days from `from` to `to` of each practice that publishes something or has rules: what they would offer by
 * the rules, the earlier day first. Pure: the job, the preview and the week derive from it.
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

/** Every slot as text, to compare days: `18:00 for 15 min by video` is another one than in the clinic. */
const listSlotLabels = (parts: readonly DayPart[]) =>
  new Set(
    parts.flatMap(({ interval, mode, starts }) => starts.map((start) => `${interval} ${mode} ${start}`)),
  );

/**
 * Whether what is published differs from the plan. A slot of a visit that the rules no longer have stays in a part
 * of its length and mode, where there is one.
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
