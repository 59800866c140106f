import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { toRoomStage, type VisitTimes } from './consultation-room.ts';
import { isHamsRoom, parseMeetingLink } from './meeting-links.ts';

/** Instants are milliseconds since the epoch. */
export interface JoinFacts extends VisitTimes {
  readonly consultStatus: ConsultMode;
  readonly meetLink: string | null;
}

/** Why a patient may or may not enter the video room. */
export type PatientJoinVerdict =
  | 'in-clinic'
  | 'before-start'
  /** Before the start too; camera and sound can be tried. */
  | 'waiting-room'
  | 'open'
  | 'closed'
  /** The link is missing, or is none that HAMS opens. */
  | 'no-link'
  /** An address of the meeting service without a room. */
  | 'no-room';

/** Checks in this order: mode, time, link. */
export function checkPatientJoin(
  { consultStatus, meetLink, ...times }: JoinFacts,
  now: number,
  meetingHost?: string,
): PatientJoinVerdict {
  if (consultStatus !== 'Online') return 'in-clinic';
  const stage = toRoomStage(times, now);
  if (stage === 'not-open') return 'before-start';
  if (stage === 'closed') return 'closed';
  const link = parseMeetingLink(meetLink, meetingHost);
  const obstacle =
    link.kind === 'none' || link.kind === 'elsewhere' ? 'no-link' : link.room === '' ? 'no-room' : null;
  if (stage === 'waiting') return obstacle ? 'before-start' : 'waiting-room';
  return obstacle ?? 'open';
}

/** Why a doctor may or may not enter the video room. */
export type DoctorJoinVerdict =
  /** Not a video visit, or no link: there is no button. */
  | 'no-meeting'
  /** The link names no room of the meeting service. */
  | 'no-link'
  | 'before-opening'
  /** The room is open; before the start the doctor waits in it. */
  | 'open'
  | 'closed';

/**
 * A bad link is reported immediately, so that it can be corrected before the visit. A bare name counts only
 * if HAMS made it; an address must name a room on the meeting service's host.
 */
export function checkDoctorJoin(
  { consultStatus, meetLink, ...times }: JoinFacts,
  now: number,
  meetingHost?: string,
): DoctorJoinVerdict {
  if (consultStatus !== 'Online' || !meetLink?.trim()) return 'no-meeting';
  const link = parseMeetingLink(meetLink, meetingHost);
  const isRoom = link.kind === 'service' ? link.room !== '' : isHamsRoom(meetLink);
  if (!isRoom) return 'no-link';
  const stage = toRoomStage(times, now);
  if (stage === 'not-open') return 'before-opening';
  return stage === 'closed' ? 'closed' : 'open';
}
