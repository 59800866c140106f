import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { Queryable } from '#db/statement.ts';
import { addDays, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { type DayAvailability, type PublishedDay, toAvailability } from '#domain/scheduling/availability.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listDaysOfManyDoctors, listDoctorDays, type PartWithHeldTimes } from './availability-queries.ts';
import { groupByDay, isSinglePart, toHeldTimes } from './practice-day.ts';

const maxDaysAhead = 30;

/** `plain`: the whole day is one part of the only practice, in either mode. */
export interface FoundDay extends DayAvailability {
  readonly plain: boolean;
}

function foundDay(day: PublishedDay, rows: readonly PartWithHeldTimes[], clock: Clock): FoundDay {
  const nowMinutes = day.date === today(clock) ? toMinutesOfDay(clock.now(), clock.timeZone) : null;
  return { ...toAvailability(day, toHeldTimes(rows), nowMinutes), plain: isSinglePart(rows) };
}

/** Published days at all practices, both ends included, with their free slots. */
export async function findAvailability(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  doctorId: number,
  from: string,
  to: string,
): Promise<FoundDay[]> {
  const rows = await listDoctorDays(database.pool, {
    doctorId,
    from,
    to,
    timeZone: clock.timeZone,
    now: new Date(clock.now()),
  });
  return groupByDay(rows).map((one) => foundDay(one.day, one.rows, clock));
}

/** By doctor, at any practice; doctors without a free slot are left out. */
export async function findNextFree(
  db: Queryable,
  clock: Clock,
  doctorIds: readonly number[],
): Promise<Map<number, FreeSlot>> {
  const rows = await comingDays(db, clock, doctorIds);
  return firstFree(
    Map.groupBy(rows, ({ doctor_id }) => doctor_id),
    clock,
  );
}

/** By practice; practices without a free slot are left out. */
export async function findNextFreeAt(
  db: Queryable,
  clock: Clock,
  doctorIds: readonly number[],
): Promise<Map<number, FreeSlot>> {
  const rows = await comingDays(db, clock, doctorIds);
  return firstFree(
    Map.groupBy(rows, ({ practice_id }) => practice_id),
    clock,
  );
}

/** Days to search before extending the range: most doctors are free within days. */
const searchSteps = [3, 11, maxDaysAhead] as const;

/**
 * Like `findNextFreeAt`, for many doctors with one practice each: later days are only read for doctors who
 * are not free earlier.
 */
export async function findNextFreeOfMany(
  db: Queryable,
  clock: Clock,
  practices: readonly { readonly doctorId: number; readonly practiceId: number }[],
): Promise<Map<number, FreeSlot>> {
  const next = new Map<number, FreeSlot>();
  let first = 0;
  for (const last of searchSteps) {
    const left = practices.filter(({ practiceId }) => !next.has(practiceId));
    if (left.length === 0) break;
    const doctorIds = left.map(({ doctorId }) => doctorId);
    const wanted = new Set(left.map(({ practiceId }) => practiceId));
    const rows = await comingDays(db, clock, doctorIds, first, last);
    const here = rows.filter(({ practice_id }) => wanted.has(practice_id));
    for (const [id, slot] of firstFree(
      Map.groupBy(here, ({ practice_id }) => practice_id),
      clock,
    ))
      next.set(id, slot);
    first = last + 1;
  }
  return next;
}

function comingDays(
  db: Queryable,
  clock: Clock,
  doctorIds: readonly number[],
  first = 0,
  last: number = maxDaysAhead,
) {
  return listDaysOfManyDoctors(db, {
    doctorIds,
    from: addDays(today(clock), first),
    to: addDays(today(clock), last),
    timeZone: clock.timeZone,
    now: new Date(clock.now()),
  });
}

function firstFree(groups: ReadonlyMap<number, readonly PartWithHeldTimes[]>, clock: Clock) {
  const next = new Map<number, FreeSlot>();
  for (const [id, rows] of groups) {
    for (const { day, rows: ofDay } of groupByDay(rows)) {
      const slot = foundDay(day, ofDay, clock).free[0];
      if (!slot) continue;
      next.set(id, { date: day.date, slot });
      break;
    }
  }
  return next;
}
