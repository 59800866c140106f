import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { findScheduleState } from './find-schedule-state.ts';
import { type PlannedDay, planDays } from './plan-days.ts';
import { listSlotsClosedByLeave, type VisitRow } from './schedule-queries.ts';

/** A practice's day with its name and visit counts; `now` excludes times closed by a leave. */
export interface DayAtPractice extends Omit<PlannedDay, 'origin'> {
  readonly origin: PlannedDay['origin'] | 'leave';
  readonly practiceName: string;
  readonly booked: number;
  /** Visits that are open and have not begun. */
  readonly touched: number;
}

const openVisitStatuses: readonly string[] = openStatuses;

/** All visits, and those affected if the day is closed. */
const countVisits = (
  visits: readonly VisitRow[],
  now: { readonly day: string; readonly minutes: number },
) => ({
  booked: visits.filter(({ status }) => status !== 'Held').length,
  touched: visits.filter(
    ({ status, day, start }) => openVisitStatuses.includes(status) && (day > now.day || start > now.minutes),
  ).length,
});

/** The doctor's offer on seven days starting at `from` or today, by day, the main practice first. */
export async function findWeek(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  from: string,
): Promise<{ day: string; practices: DayAtPractice[] }[]> {
  const first = from > today(clock) ? from : today(clock);
  const last = addDays(first, 6);
  const now = { day: today(clock), minutes: toMinutesOfDay(clock.now(), clock.timeZone) };
  const state = await findScheduleState(database.pool, clock, doctorId, first, last);
  const asked = { doctorId, from: first, to: last, timeZone: clock.timeZone };
  const closed = new Set(
    (await listSlotsClosedByLeave(database.pool, asked)).map(
      (row) => `${row.practice_id} ${row.day} ${row.start}`,
    ),
  );
  const isClosed = ({ practiceId, day: date }: PlannedDay, start: number) =>
    closed.has(`${practiceId} ${date} ${start}`);
  const names = new Map(state.practices.map(({ id, name }) => [id, name]));
  const planned = Map.groupBy(planDays(state, first, last), ({ day }) => day);
  return Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((day) => ({
    day,
    practices: (planned.get(day) ?? []).map((each) => ({
      ...countVisits(
        state.visits.filter((visit) => visit.day === day && visit.practice_id === each.practiceId),
        now,
      ),
      ...each,
      origin: each.now.some(({ starts }) => starts.some((start) => isClosed(each, start)))
        ? 'leave'
        : each.origin,
      now: each.now
        .map((part) => ({ ...part, starts: part.starts.filter((start) => !isClosed(each, start)) }))
        .filter(({ starts }) => starts.length > 0),
      practiceName: names.get(each.practiceId) ?? '',
    })),
  }));
}
