import { isWithinLateWindow } from '#domain/appointments/lateness.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

/** What the rules need to know of a visit. */
type Visit = Pick<LinkedVisitRow, 'status' | 'starts_at' | 'asked_to_move' | 'doctor_late'>;

/** Rescheduled, and as the newest of its visit without a new time; or its doctor goes on leave: its patient may pick one. */
export const canPickTime = ({ status, asked_to_move: isAsked }: Visit): boolean =>
  status === 'Rescheduled' || isAsked;

/** Whether its start has passed, which a late doctor puts off. A visit that waits for its new time has no start any more. */
export const isOver = (visit: Visit, now: number): boolean =>
  visit.starts_at.getTime() + (visit.doctor_late ?? 0) * 60_000 <= now && visit.status !== 'Rescheduled';

/** Whether it is too late even to say that one is late. */
export const isLongOver = (visit: Visit, now: number): boolean =>
  isOver(visit, now) && !isWithinLateWindow(visit.starts_at.getTime(), now);
