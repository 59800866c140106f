import {
  type AppointmentStatus,
  checkAction,
  frontDeskNoticeMinutes,
} from '#domain/appointments/appointment-life.ts';
import { toAppointmentFacts } from '#server/appointments/detail/clinic-time.ts';
import type { Clock } from '#server/platform/clock.ts';

interface Begun {
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
}

export interface Cancellable extends Begun {
  readonly status: AppointmentStatus;
  /** Of one for which another time is wished: its status before that. */
  readonly former_status: AppointmentStatus | null;
  readonly starts_at: Date;
}

/** Whether somebody has noted that a visit goes on or is over, which may be before its time. */
export const hasBegun = ({ started_at, ended_at }: Begun): boolean =>
  started_at !== null || ended_at !== null;

/** Whether the desk can cancel a visit of its hospital for the patient now, as `cancelVisit` does it (M-13). */
export function canCancel(row: Cancellable, clock: Clock): boolean {
  if (hasBegun(row)) return false;
  const wishes = row.status === 'Request for Rescheduling';
  const status = wishes ? (row.former_status ?? row.status) : row.status;
  const facts = toAppointmentFacts({ status, starts_at: row.starts_at }, clock.timeZone);
  return checkAction('cancel', 'patient', facts, clock.now(), frontDeskNoticeMinutes) === 'allowed';
}
