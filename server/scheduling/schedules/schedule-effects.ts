import { listSlotTimes } from '#domain/scheduling/day-parts.ts';
import type { WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import { differsFromPlan, type PlannedDay, planDays, type ScheduleState } from './plan-days.ts';
import type { VisitRow } from './schedule-queries.ts';

export interface Effects {
  readonly until: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly byHand: readonly string[];
  readonly closed: readonly { readonly date: string; readonly name: string }[];
  /** Visits outside of the schedule, which retain their time. */
  readonly retained: readonly VisitRow[];
}

type Rules = readonly { readonly practiceId: number; readonly rule: WeeklyRule }[];

export function findEffects(state: ScheduleState, rules: Rules, from: string, until: string): Effects {
  const before = new Map(planDays(state, from, until).map((day) => [toKey(day), day]));
  const planned = planDays({ ...state, rules }, from, until);
  const changed = planned.filter((day) => differsFromPlan(day, state.visits));
  // Days that differ even without the change, for example because the job is about to publish them, are not
  // counted.
  const touched = changed.filter((day) => serializeParts(before.get(toKey(day))) !== serializeParts(day));
  const days = (among: readonly PlannedDay[]) => [...new Set(among.map(({ day }) => day))];
  const mine = planned.filter((day) => day.inSchedule && !before.get(toKey(day))?.inSchedule);
  return {
    until,
    added: days(touched.filter(({ now, parts }) => now.length === 0 && parts.length > 0)),
    changed: days(touched.filter(({ now, parts }) => now.length > 0 && parts.length > 0)),
    removed: days(touched.filter(({ parts }) => parts.length === 0)),
    byHand: days(mine.filter(({ origin }) => origin === 'hand')),
    closed: mine.flatMap(({ origin, day, holiday }) =>
      origin === 'holiday' && holiday !== null ? [{ date: day, name: holiday }] : [],
    ),
    retained: touched.flatMap((day) => findVisitsOutside(day, state.visits)),
  };
}

const toKey = ({ practiceId, day }: PlannedDay) => `${practiceId} ${day}`;
const serializeParts = (day: PlannedDay | undefined) => JSON.stringify(day?.parts ?? []);

function findVisitsOutside({ practiceId, day, parts }: PlannedDay, visits: readonly VisitRow[]): VisitRow[] {
  const starts = new Set(listSlotTimes(parts).map(({ from }) => from));
  return visits.filter(
    (visit) =>
      visit.practice_id === practiceId &&
      visit.day === day &&
      !starts.has(visit.start) &&
      visit.status !== 'Held',
  );
}
