import { toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import {
  type DayAvailability,
  type OccupiedTime,
  type PublishedDay,
  toAvailability,
} from '#domain/scheduling/availability.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listDaysOfManyDoctors } from './availability-queries.ts';
import { groupByDay, toHeldTimes } from './practice-day.ts';

export interface PublishedDayOfDoctor {
  readonly published: PublishedDay;
  readonly availability: DayAvailability;
  readonly occupied: readonly OccupiedTime[];
}

/** Days at all practices, both ends included, by doctor. */
export async function findPublishedDays(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  doctorIds: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, PublishedDayOfDoctor[]>> {
  const { timeZone } = clock;
  const now = new Date(clock.now());
  const rows = await listDaysOfManyDoctors(database.pool, { doctorIds, from, to, timeZone, now });
  const nowMinutes = (date: string) =>
    date === today(clock) ? toMinutesOfDay(clock.now(), timeZone) : date < today(clock) ? 24 * 60 : null;
  const days = new Map<number, PublishedDayOfDoctor[]>();
  for (const [id, ofDoctor] of Map.groupBy(rows, ({ doctor_id }) => doctor_id)) {
    const found = groupByDay(ofDoctor).map(({ day: published, rows: ofDay }) => {
      const occupied = toHeldTimes(ofDay);
      return {
        published,
        occupied,
        availability: toAvailability(published, occupied, nowMinutes(published.date)),
      };
    });
    days.set(id, found);
  }
  return days;
}
