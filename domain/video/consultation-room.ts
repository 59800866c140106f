import type { AppointmentStatus } from '#domain/appointments/appointment-life.ts';
import type { ConsultMode } from '#domain/doctors/modes.ts';

/**
 * When the room of a video visit is open, and which visits have one (docs/product.md#video-visits). Instants
 * are milliseconds since the epoch.
 */
export type RoomVerdict =
  /** A visit in the clinic: it has no room. */
  | 'not-online'
  /** Not accepted, or cancelled. */
  | 'not-accepted'
  | 'not-open'
  /** Before the start: camera and sound can be tried. */
  | 'waiting'
  | 'open'
  | 'closed';

const minute = 60_000;
/** How long before the start the waiting room opens. */
const waitingRoomMinutes = 10;
/** How long after the end the room stays open: visits begin late and take longer. */
const roomOpenMinutes = 60;

/** When a visit starts and ends. */
export interface VisitTimes {
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface RoomTimes extends VisitTimes {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** When the room of a visit opens and closes. */
export function toRoomTimes({ startsAt, endsAt }: VisitTimes): RoomTimes {
  return {
    opensAt: startsAt - waitingRoomMinutes * minute,
    startsAt,
    endsAt,
    closesAt: endsAt + roomOpenMinutes * minute,
  };
}

/** The state of a room by the clock alone. It is open until the millisecond before it closes. */
export function toRoomStage(times: VisitTimes, now: number): 'not-open' | 'waiting' | 'open' | 'closed' {
  const { opensAt, startsAt, closesAt } = toRoomTimes(times);
  if (now < opensAt) return 'not-open';
  if (now < startsAt) return 'waiting';
  return now < closesAt ? 'open' : 'closed';
}

/** What the rule needs to know of an appointment. */
export interface RoomFacts extends VisitTimes {
  readonly consultStatus: ConsultMode;
  readonly status: AppointmentStatus;
  /** The status before the patient asked to reschedule. */
  readonly formerStatus: AppointmentStatus | null;
}

/** With these the visit is agreed on. A doctor may complete it while the two still talk. */
const agreedStatuses: readonly AppointmentStatus[] = ['Pending', 'Confirmed', 'Completed'];

/** Whether the two people of a visit may be in its room now. Checked in this order: mode, status, time. */
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
