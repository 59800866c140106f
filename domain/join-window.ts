/**
 * Whether a patient may enter the video room of a visit, and which room that is (spec F-11, spec 2 §5). Instants are
 * milliseconds since the epoch.
 */
export type JoinVerdict =
  | { readonly state: 'open'; readonly room: string }
  | { readonly state: 'in-clinic' }
  | { readonly state: 'before-start' }
  /** The link is missing, or still the placeholder of a form. */
  | { readonly state: 'no-link' }
  /** A link to the meeting service that names no room. */
  | { readonly state: 'no-room' };

/** What the rule needs to know of an appointment. */
export interface JoinFacts {
  readonly consultStatus: string;
  readonly startsAt: number;
  /** A full link, or the name of a room alone. */
  readonly meetLink: string | null;
}

/** Where links lead that name a room of the public meeting service (spec H-38). */
const defaultMeetingHost = 'meet.jit.si';

/** What stands in a link that was never filled in (spec 2 §5). */
const placeholder = 'Link';

/** The first obstacle counts: the kind of visit, then the time, then the link. */
export function joinVerdict(
  { consultStatus, startsAt, meetLink }: JoinFacts,
  now: number,
  meetingHost = defaultMeetingHost,
): JoinVerdict {
  if (consultStatus !== 'Online') return { state: 'in-clinic' };
  if (now < startsAt) return { state: 'before-start' };
  const link = meetLink?.trim() ?? '';
  if (link === '' || link === placeholder) return { state: 'no-link' };
  const room = roomOf(link, meetingHost);
  return room === '' ? { state: 'no-room' } : { state: 'open', room };
}

/** A link to the meeting service loses what stands before the room; anything else is a room by itself. */
function roomOf(link: string, meetingHost: string): string {
  const [, host = '', path = ''] = /^https?:\/\/([^/]*)\/?(.*)$/i.exec(link) ?? [];
  return host.toLowerCase() === meetingHost ? path : link;
}
