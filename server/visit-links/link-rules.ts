import { isTimeToBeLate } from '#domain/lateness.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

/** What the rules need to know of a visit. */
type Visit = Pick<LinkedVisitRow, 'status' | 'starts_at'>;

/** Rescheduled, and as the newest of its visit without a new time: its patient may pick one. */
export const canPickTime = ({ status }: Visit): boolean => status === 'Rescheduled';

/** Whether its start has passed. A visit that waits for its new time has no start any more. */
export const isOver = (visit: Visit, now: number): boolean =>
  visit.starts_at.getTime() <= now && !canPickTime(visit);

/** Whether it is too late even to say that one is late. */
export const isLongOver = (visit: Visit, now: number): boolean =>
  isOver(visit, now) && !isTimeToBeLate(visit.starts_at.getTime(), now);
