/** The instants of a visit, as RFC 3339. */
interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Where a visit stands in the day: over, going on, the next one, or later. */
export type Standing = 'over' | 'now' | 'next' | 'later';

export interface Placed<Visit> {
  readonly visit: Visit;
  readonly standing: Standing;
}

/** The visits of a day in time order, each with where it stands. `now` in milliseconds. */
export function placed<Visit extends Timed>(visits: readonly Visit[], now: number): readonly Placed<Visit>[] {
  const inOrder = [...visits].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const next = inOrder.find(({ startsAt }) => Date.parse(startsAt) > now);
  return inOrder.map((visit) => {
    if (Date.parse(visit.endsAt) <= now) return { visit, standing: 'over' };
    if (Date.parse(visit.startsAt) <= now) return { visit, standing: 'now' };
    return { visit, standing: visit === next ? 'next' : 'later' };
  });
}
