import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';

/**
 * Opening times of the room of a video visit (docs/product.md#video-visits). Instants are milliseconds since
 * the epoch.
 */
export type RoomVerdict =
  /** A visit in the clinic has no room. */
  | 'not-online'
  /** Not accepted, or cancelled. */
  | 'not-accepted'
  | 'not-open'
  /** Before the start: camera and sound can be tried. */
  | 'waiting'
  | 'open'
  | 'closed';

const minute = 60_000;
/** The waiting room opens this long before the start. */
const waitingRoomMinutes = 10;
/** The room stays open this long after the end, because visits start late and overrun. */
const roomOpenMinutes = 60;

export interface VisitTimes {
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface RoomTimes extends VisitTimes {
  readonly opensAt: number;
  readonly closesAt: number;
}

export function toRoomTimes({ startsAt, endsAt }: VisitTimes): RoomTimes {
  return {
    opensAt: startsAt - waitingRoomMinutes * minute,
    startsAt,
    endsAt,
    closesAt: endsAt + roomOpenMinutes * minute,
  };
}

/** By the clock alone. The room is open until the millisecond before it closes. */
export function toRoomStage(times: VisitTimes, now: number): 'not-open' | 'waiting' | 'open' | 'closed' {
  const { opensAt, startsAt, closesAt } = toRoomTimes(times);
  if (now < opensAt) return 'not-open';
  if (now < startsAt) return 'waiting';
  return now < closesAt ? 'open' : 'closed';
}

export interface RoomFacts extends VisitTimes {
  readonly consultStatus: ConsultMode;
  readonly status: AppointmentStatus;
  /** The status before the patient asked to reschedule. */
  readonly formerStatus: AppointmentStatus | null;
}

/** Both sides have agreed. A doctor may complete a visit during the call. */
const agreedStatuses: readonly AppointmentStatus[] = ['Pending', 'Confirmed', 'Completed'];

/** Decides whether the participants may be in the room now. Checks in this order: mode, status, time. */
export function checkRoom(
  { consultStatus, status, formerStatus, ...times }: RoomFacts,
  now: number,
): RoomVerdict {
  if (consultStatus !== 'Online') return 'not-online';
  // A reschedule request changes nothing before the doctor approves it.
  const standing = status === 'Request for Rescheduling' ? formerStatus : status;
  if (!standing || !agreedStatuses.includes(standing)) return 'not-accepted';
  return toRoomStage(times, now);
}
