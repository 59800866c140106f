import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import type { UndoableChanges } from '../held-back.ts';
import { type Placed, placeByTime, sortByTime } from './order.ts';

/** What becomes of a row: it lies ahead, it is done, or it fell through. */
export type RowKind = 'open' | 'done' | 'fallen';

export function toRowKind({ appStatus }: Pick<DoctorAppointment, 'appStatus'>): RowKind {
  if (appStatus === 'Completed') return 'done';
  const open = ['Pending', 'Confirmed', 'Request for Rescheduling'].includes(appStatus);
  return open ? 'open' : 'fallen';
}

/**
 * The visit to see next (docs/product.md#the-doctors-day): the oldest open one whose patient is here, else the
 * oldest open one. Whoever wants another time, or has just been cancelled, is not waited for.
 */
export function findNextVisit(
  appointments: readonly DoctorAppointment[],
  held: Pick<UndoableChanges, 'of'>,
): DoctorAppointment | null {
  const ahead = sortByTime(appointments).filter(
    (one) =>
      toRowKind(one) === 'open' &&
      one.appStatus !== 'Request for Rescheduling' &&
      held.of(one.appointmentId) === null,
  );
  const isHere = ({ arrivedAt, waitingSince }: DoctorAppointment) =>
    arrivedAt !== null || waitingSince !== null;
  return ahead.find(isHere) ?? ahead[0] ?? null;
}

interface DayParts {
  /** What lies ahead, what was done a moment ago, and what fell through today, in time order. */
  readonly rail: readonly Placed<DoctorAppointment>[];
  readonly done: readonly DoctorAppointment[];
}

/**
 * The rows of a day. What fell through on an earlier day is left out: that is no news. `lately` are those that
 * were done in this tab a moment ago, which stay where they are; `next` is the visit to see next; `now` in
 * milliseconds.
 */
export function divideDay(
  appointments: readonly DoctorAppointment[],
  lately: ReadonlySet<string>,
  next: DoctorAppointment | null,
  now: number,
  timeZone: string,
): DayParts {
  const isNews = ({ closed, date }: DoctorAppointment) =>
    closed === null || toCalendarDay(Date.parse(closed.at), timeZone) === date;
  const inRail = (one: DoctorAppointment) => {
    const kind = toRowKind(one);
    return kind === 'open' || (kind === 'done' ? lately.has(one.appointmentId) : isNews(one));
  };
  return {
    rail: placeByTime(appointments.filter(inRail), now, next),
    done: appointments.filter((one) => toRowKind(one) === 'done' && !lately.has(one.appointmentId)),
  };
}
