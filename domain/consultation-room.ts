import type { AppointmentStatus } from './appointment-life.ts';

/**
 * When the room of a video visit is open, and for which visits there is one at all
 * (docs/product.md#video-visits). Instants are milliseconds since the epoch.
 */
export type RoomVerdict =
  /** A visit in the clinic: it has no room. */
  | 'not-online'
  /** Not accepted, or called off: nobody waits behind the door. */
  | 'not-accepted'
  | 'not-open'
  /** Before the start: camera and sound can be tried, and whoever comes first waits. */
  | 'waiting'
  | 'open'
  | 'closed';

const minute = 60_000;
/** So long before the start the waiting room opens. */
const waitingRoomMinutes = 10;
/** So long after the end the room stays open: visits begin late and take longer. */
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

/** When the room of a visit opens and closes, around the visit itself. */
export function roomTimes({ startsAt, endsAt }: VisitTimes): RoomTimes {
  return {
    opensAt: startsAt - waitingRoomMinutes * minute,
    startsAt,
    endsAt,
    closesAt: endsAt + roomOpenMinutes * minute,
  };
}

/** Where a room stands by the clock alone. It is open to the millisecond before it closes. */
export function roomStage(times: VisitTimes, now: number): 'not-open' | 'waiting' | 'open' | 'closed' {
  const { opensAt, startsAt, closesAt } = roomTimes(times);
  if (now < opensAt) return 'not-open';
  if (now < startsAt) return 'waiting';
  return now < closesAt ? 'open' : 'closed';
}

/** What the rule needs to know of an appointment. */
export interface RoomFacts extends VisitTimes {
  readonly consultStatus: string;
  readonly status: AppointmentStatus;
  /** What it was before the patient asked to move it. */
  readonly formerStatus: AppointmentStatus | null;
}

/** With these a visit has been agreed on. A doctor may complete it while the two still talk. */
const agreed: readonly AppointmentStatus[] = ['Pending', 'Confirmed', 'Completed'];

/**
 * Whether the two people of a visit may be in its room now. The first obstacle counts: mode, status, time.
 */
export function roomVerdict(
  { consultStatus, status, formerStatus, ...times }: RoomFacts,
  now: number,
): RoomVerdict {
  if (consultStatus !== 'Online') return 'not-online';
  // Asking to move a visit gives nothing up before the doctor agrees.
  const standing = status === 'Request for Rescheduling' ? formerStatus : status;
  if (!standing || !agreed.includes(standing)) return 'not-accepted';
  return roomStage(times, now);
}
