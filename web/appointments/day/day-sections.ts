import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import type { UndoableChanges } from '../changes/undoable-changes.ts';
import { type Placed, placeByTime, sortByTime } from './day-order.ts';

export type RowKind = 'open' | 'done' | 'fallen';

export function toRowKind({ appStatus }: Pick<DoctorAppointment, 'appStatus'>): RowKind {
  if (appStatus === 'Completed') return 'done';
  const open = ['Pending', 'Confirmed', 'Request for Rescheduling'].includes(appStatus);
  return open ? 'open' : 'fallen';
}

/**
 * The oldest open visit whose patient is here, else the oldest open one. Visits just cancelled, or whose
 * patient wants another time, are skipped.
 */
export function findNextVisit(
  appointments: readonly DoctorAppointment[],
  pending: Pick<UndoableChanges, 'of'>,
): DoctorAppointment | null {
  const ahead = sortByTime(appointments).filter(
    (one) =>
      toRowKind(one) === 'open' &&
      one.appStatus !== 'Request for Rescheduling' &&
      pending.of(one.appointmentId) === null,
  );
  const isHere = ({ arrivedAt, waitingSince }: DoctorAppointment) =>
    arrivedAt !== null || waitingSince !== null;
  return ahead.find(isHere) ?? ahead[0] ?? null;
}

interface DayParts {
  /** Upcoming visits, those completed a moment ago, and those that fell through today, in time order. */
  readonly rail: readonly Placed<DoctorAppointment>[];
  readonly done: readonly DoctorAppointment[];
}

/**
 * Divides the rows of a day. Visits that fell through on an earlier day are left out. `lately`: visits
 * completed in this tab a moment ago, which stay in place; `now` in milliseconds.
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
