import { defaultMeetingRoom, parseMeetingLink } from '#domain/video/meeting-links.ts';
import type { VideoSettings } from '#server/platform/config/video-settings.ts';

export type MeetingService =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'jitsi'; readonly host: string; readonly room: string };

/**
 * Chooses the service of a visit: Jitsi by the settings or by a link to its host, else a peer-to-peer call.
 * An address on another host is never opened.
 */
export function chooseMeetingService(
  meetingLink: string | null,
  { provider, jitsiHost }: Pick<VideoSettings, 'provider' | 'jitsiHost'>,
): MeetingService {
  if (!jitsiHost) return { kind: 'builtin' };
  const link = parseMeetingLink(meetingLink, jitsiHost);
  if (provider === 'builtin' && link.kind !== 'service') return { kind: 'builtin' };
  const room = 'room' in link ? link.room : '';
  return { kind: 'jitsi', host: jitsiHost, room: room || defaultMeetingRoom };
}
