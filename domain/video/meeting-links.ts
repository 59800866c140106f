/** Rooms made by HAMS are names; other links may be addresses of a Jitsi host. */
export type MeetingLink =
  /** Empty, or the placeholder of a form. */
  | { readonly kind: 'none' }
  /** The name of a room. */
  | { readonly kind: 'name'; readonly room: string }
  /** An address on the meeting service's host; `room` is empty if the address has none. */
  | { readonly kind: 'service'; readonly room: string }
  /** An address on another host: never opened. */
  | { readonly kind: 'elsewhere' };

export const publicMeetingHost = 'meet.jit.si';

/** Used for an embedded meeting whose link names no room. */
export const defaultMeetingRoom = 'HAMS_Meeting_1234';

/** The content of a link that was never filled in. */
const placeholder = 'Link';

/**
 * `meetingHost` is the host of the meeting service, with its port if any, in lower case. Query and fragment
 * are dropped, because the service takes settings from them.
 */
export function parseMeetingLink(link: string | null, meetingHost = publicMeetingHost): MeetingLink {
  const text = link?.trim() ?? '';
  if (text === '' || text === placeholder) return { kind: 'none' };
  if (!/[/?#\\:]/.test(text)) return { kind: 'name', room: text };
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#\\]*)([^?#]*)/i.exec(text) ?? [];
  if (host.toLowerCase() !== meetingHost) return { kind: 'elsewhere' };
  const room = path.replace(/^\/+|(?<!\/)\/+$/g, '');
  return room === placeholder ? { kind: 'none' } : { kind: 'service', room };
}

/** Such a room works on every meeting service. */
export function isHamsRoom(link: string): boolean {
  return /^hams-[\w-]{22}$/.test(link.trim());
}
