import { isWithinLateWindow } from '#domain/appointments/lateness.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

type Visit = Pick<LinkedVisitRow, 'status' | 'starts_at' | 'asked_to_move' | 'doctor_late'>;

/**
 * The patient may pick a time if the visit was rescheduled and has no new time yet, or if the doctor goes on
 * leave.
 */
export const canPickTime = ({ status, asked_to_move: isAsked }: Visit): boolean =>
  status === 'Rescheduled' || isAsked;

/**
 * True once the start has passed, which a late doctor postpones. A visit that waits for a new time has no
 * start.
 */
export const isOver = (visit: Visit, now: number): boolean =>
  visit.starts_at.getTime() + (visit.doctor_late ?? 0) * 60_000 <= now && visit.status !== 'Rescheduled';

/** Too late even to report being late. */
export const isLongOver = (visit: Visit, now: number): boolean =>
  isOver(visit, now) && !isWithinLateWindow(visit.starts_at.getTime(), now);
