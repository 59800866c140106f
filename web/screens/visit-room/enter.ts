import { enterCall } from '../../consultations/call/peer-call.ts';
import type { VisitCall } from '../../consultations/call/visit-call.ts';
import type { Entrance } from '../../consultations/room/device-check.tsx';
import type { ConsultationRoom } from '../../consultations/room/use-room.ts';
import { openSignals } from '../../live/open-signals.ts';

/** Enters the room with what the device check found: both tabs meet over the live line, then talk past every server. */
export function enterVisit(room: ConsultationRoom, { media, camera, microphone }: Entrance): VisitCall {
  const { appointmentId, me, provider, startsAt, ahead } = room;
  const call = enterCall({
    signals: openSignals(appointmentId),
    role: me.role,
    iceServers: provider.kind === 'builtin' ? provider.iceServers.map(iceServerOf) : [],
    media,
    mayConnectFrom: Date.parse(startsAt),
    now: () => Date.now() + ahead,
  });
  // Switched off at the door, so nobody sees or hears a moment of it.
  if (!camera) call.setCamera(false);
  if (!microphone) call.setMicrophone(false);
  return call;
}

type IceServer = Extract<ConsultationRoom['provider'], { readonly kind: 'builtin' }>['iceServers'][number];

/** As browsers take it: what there is none of is left out. */
function iceServerOf({ urls, username, credential }: IceServer): RTCIceServer {
  return {
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  };
}
