import type { OccupiedTime, PublishedDay, PublishedPart } from '#domain/scheduling/availability.ts';
import type { PartRow, PartWithHeldTimes } from './availability-queries.ts';

/** A part that its practice no longer offers retains its starts for existing bookings. */
function toPublishedPart({ practice_id, interval, mode, starts, retained, is_part }: PartRow): PublishedPart {
  const offered = mode !== null;
  return {
    practiceId: practice_id,
    interval,
    mode: mode ?? 'Any',
    starts: offered ? starts : [],
    retained: offered ? retained : [...starts, ...retained],
    isPart: is_part,
  };
}

/** Expects rows in order of their days. */
export function groupByDay<Row extends PartRow>(rows: readonly Row[]): { day: PublishedDay; rows: Row[] }[] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([date, ofDay]) => ({
    day: { date, parts: ofDay.map(toPublishedPart) },
    rows: ofDay,
  }));
}

/** Occupied times of a day; every row of the day has the same. */
export function toHeldTimes([row]: readonly PartWithHeldTimes[]): OccupiedTime[] {
  const ends = row?.held_to ?? [];
  return (row?.held_from ?? []).map((from, index) => ({ from, to: ends[index] ?? from }));
}

/**
 * True if the whole day is one part of the doctor's only practice in either mode, so that parts need not be
 * shown.
 */
export function isSinglePart(rows: readonly PartRow[]): boolean {
  const offering = rows.filter(({ starts, retained }) => starts.length + retained.length > 0);
  return (
    rows.every((row) => row.is_only) && offering.length <= 1 && offering.every(({ mode }) => mode === 'Any')
  );
}
