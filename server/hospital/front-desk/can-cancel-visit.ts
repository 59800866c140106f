import {
  type AppointmentStatus,
  checkAction,
  frontDeskNoticeMinutes,
} from '#domain/appointments/appointment-lifecycle.ts';
import { toAppointmentFacts } from '#server/appointments/detail/appointment-facts.ts';
import type { Clock } from '#server/platform/clock.ts';

interface Begun {
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
}

export interface Cancellable extends Begun {
  readonly status: AppointmentStatus;
  /** The status before another time was requested. */
  readonly former_status: AppointmentStatus | null;
  readonly starts_at: Date;
}

/** A visit may be started or ended before its time. */
export const hasBegun = ({ started_at, ended_at }: Begun): boolean =>
  started_at !== null || ended_at !== null;

/** Same conditions as `cancelVisit`. */
export function canCancel(row: Cancellable, clock: Clock): boolean {
  if (hasBegun(row)) return false;
  const wishes = row.status === 'Request for Rescheduling';
  const status = wishes ? (row.former_status ?? row.status) : row.status;
  const facts = toAppointmentFacts({ status, starts_at: row.starts_at }, clock.timeZone);
  return checkAction('cancel', 'patient', facts, clock.now(), frontDeskNoticeMinutes) === 'allowed';
}
