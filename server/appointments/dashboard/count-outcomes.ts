import type { AppointmentsChart, ChartPeriod } from '#contract/appointments/own-profile.ts';
import { acceptedOpenStatuses, unattendedStatuses } from '#domain/appointments/appointment-outcomes.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type ChartCalendar, chartCalendar, hoursBetween } from './chart-calendar.ts';
import { type BucketPattern, listOutcomes, type OutcomeRow } from './dashboard-queries.ts';

const patterns: Record<ChartCalendar['unit'], BucketPattern> = {
  hour: 'HH24":00"',
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
};

/** Appointments outside the grid's hours add hours to the day. */
function bucketsFor({ unit, buckets }: ChartCalendar, rows: readonly OutcomeRow[]): readonly string[] {
  if (unit !== 'hour') return buckets;
  const hours = [...buckets, ...rows.map((row) => row.at)].map((at) => Number(at.slice(0, 2)));
  return hoursBetween(Math.min(...hours), Math.max(...hours));
}

export async function countOutcomes(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  period: ChartPeriod,
): Promise<AppointmentsChart> {
  const { timeZone } = clock;
  const calendar = chartCalendar(period, today(clock));
  const rows = await listOutcomes(database.pool, {
    doctorId,
    from: new Date(toInstant(calendar.from, 0, timeZone)),
    before: new Date(toInstant(calendar.before, 0, timeZone)),
    timeZone,
    pattern: patterns[calendar.unit],
    awaited: acceptedOpenStatuses,
    fellThrough: unattendedStatuses,
  });
  const found = new Map(rows.map((row) => [row.at, row]));
  return {
    period,
    buckets: bucketsFor(calendar, rows).map((at) => {
      const row = found.get(at);
      return {
        at,
        completed: row?.completed ?? 0,
        awaited: row?.awaited ?? 0,
        fellThrough: row?.fell_through ?? 0,
      };
    }),
  };
}
