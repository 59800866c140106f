import type { ConsultMode } from '#domain/doctors/modes.ts';
import { toRoomStage, type VisitTimes } from './consultation-room.ts';
import { isHamsRoom, parseMeetingLink } from './meeting-links.ts';

/** What the rules need to know of an appointment. Instants are milliseconds since the epoch. */
export interface JoinFacts extends VisitTimes {
  readonly consultStatus: ConsultMode;
  readonly meetLink: string | null;
}

/**
 * Whether a patient may enter the video room of a visit, and if not, why not (F-11,
 * docs/product.md#video-visits).
 */
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

/** The patient's side. Checked in this order: mode, time, link. */
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

/**
 * Whether a doctor may enter the video room of a visit, and if not, why not (G-04,
 * docs/product.md#video-visits).
 */
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
 * The doctor's side. A bad link is reported at once, so that it can be corrected before the visit. A name
 * alone counts if HAMS made it; an address has to name a room on the meeting service's host.
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
