import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { consentVersion } from '#contract/video/consultations.ts';
import { m } from '#messages/messages.js';
import { ApiError, type Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { currentTime } from '#web/ui/browser/clock.ts';

type Answer = Output<'GET /consultations/:appointmentId'>;

/**
 * The video room of a visit; `ahead` is how far the server's clock is ahead of this device's, in
 * milliseconds.
 */
export type ConsultationRoom = Answer & { readonly ahead: number };

const roomKey = (appointmentId: string) => ['consultation-room', appointmentId] as const;

/** Polling interval of a room that is not open yet, in milliseconds. */
const pollInterval = { least: 2_000, most: 30_000 };

/** The opening time of the room, if the refusal gives it; milliseconds. */
export function parseOpensAt(error: Error | null): number | null {
  if (!(error instanceof ApiError) || error.code !== 'room_not_open') return null;
  const { opensAt } = error.problem;
  return typeof opensAt === 'string' ? Date.parse(opensAt) : null;
}

/** Polls, because this device's clock may be wrong, and fetches when the room should open. */
function getPollInterval({ state }: Query<ConsultationRoom>): number | false {
  const opensAt = parseOpensAt(state.error);
  if (opensAt === null) return false;
  return Math.min(Math.max(opensAt - currentTime(), pollInterval.least), pollInterval.most);
}

/** While the room is not open it is polled. */
export function useConsultationRoom(appointmentId: string) {
  const call = useCall();
  return useQuery({
    queryKey: roomKey(appointmentId),
    queryFn: async ({ signal }): Promise<ConsultationRoom> => {
      const room = await call('GET /consultations/:appointmentId', { params: { appointmentId }, signal });
      return { ...room, ahead: Date.parse(room.now) - currentTime() };
    },
    // Credentials are for one entrance, so the response is not cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchInterval: getPollInterval,
    refetchIntervalInBackground: true,
  });
}

/** Stores the patient's consent, once per visit. */
export function useConsent(appointmentId: string) {
  const call = useCall();
  const client = useQueryClient();
  return useCommand(
    () =>
      call('POST /consultations/:appointmentId/consent', {
        params: { appointmentId },
        body: { version: consentVersion },
      }),
    {
      done: null,
      onDone: (consent) => {
        client.setQueryData<ConsultationRoom>(roomKey(appointmentId), (room) => room && { ...room, consent });
      },
      otherwise: m.consultations_consent_failed,
      inPlace: true,
    },
  );
}
