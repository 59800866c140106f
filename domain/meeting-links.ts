/**
 * What stands in an appointment's meeting link, and which room it names (H-38, docs/product.md#video-visits).
 * The rooms that we make are names; a link that comes from elsewhere may be an address of a Jitsi meeting
 * service.
 */
export type MeetingLink =
  /** The link is missing, or still the placeholder of a form. */
  | { readonly kind: 'none' }
  /** The name of a room alone. */
  | { readonly kind: 'name'; readonly room: string }
  /** An address on the meeting service's host; the room is empty when the address names none. */
  | { readonly kind: 'service'; readonly room: string }
  /** An address of somebody else: never opened. */
  | { readonly kind: 'elsewhere' };

/** Where links lead that name a room of the public meeting service (H-38). */
export const publicMeetingHost = 'meet.jit.si';

/** The room of an embedded meeting whose link names none (H-38). */
export const defaultMeetingRoom = 'HAMS_Meeting_1234';

/** What stands in a link that was never filled in. */
const placeholder = 'Link';

/**
 * Reads a meeting link; `meetingHost` is the meeting service's, with its port if it has one, in lower case.
 * What stands behind the path of an address would change how the service behaves, so it is left out.
 */
export function readMeetingLink(link: string | null, meetingHost = publicMeetingHost): MeetingLink {
  const text = link?.trim() ?? '';
  if (text === '' || text === placeholder) return { kind: 'none' };
  if (!/[/?#\\:]/.test(text)) return { kind: 'name', room: text };
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#\\]*)([^?#]*)/i.exec(text) ?? [];
  if (host.toLowerCase() !== meetingHost) return { kind: 'elsewhere' };
  const room = path.replace(/^\/+|\/+$/g, '');
  return room === placeholder ? { kind: 'none' } : { kind: 'service', room };
}

/** Whether a link is a room that HAMS made: for its visits HAMS is the meeting service. */
export function isOwnRoom(link: string): boolean {
  return /^hams-[\w-]{22}$/.test(link.trim());
}
