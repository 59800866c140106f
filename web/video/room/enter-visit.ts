import { openSignals } from '#web/platform/live/open-signals.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { enterCall } from '#web/video/call/enter-call.ts';
import type { VisitCall } from '#web/video/call/visit-call.ts';
import type { RoomEntry } from '#web/video/steps/device-check.tsx';
import type { ConsultationRoom } from './use-consultation-room.ts';

/**
 * Enters the room with the media of the device check: the tabs find each other over the live connection and
 * then connect directly.
 */
export function enterVisit(room: ConsultationRoom, { media, camera, microphone }: RoomEntry): VisitCall {
  const { appointmentId, me, provider, startsAt, ahead } = room;
  const call = enterCall({
    signals: openSignals(appointmentId),
    role: me.role,
    iceServers: provider.kind === 'builtin' ? provider.iceServers.map(toIceServer) : [],
    media,
    mayConnectFrom: Date.parse(startsAt),
    now: () => currentTime() + ahead,
  });
  // Switched off in the device check, so it must not be sent even for a moment.
  if (!camera) call.setCamera(false);
  if (!microphone) call.setMicrophone(false);
  return call;
}

type IceServer = Extract<ConsultationRoom['provider'], { readonly kind: 'builtin' }>['iceServers'][number];

/** Omits missing fields, as browsers require. */
function toIceServer({ urls, username, credential }: IceServer): RTCIceServer {
  return {
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  };
}
