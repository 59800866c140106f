import { useQuery } from '@tanstack/react-query';
import type { FreeSlot } from '#contract/availability.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { sentenceOf } from '../api/use-sending.ts';
import { longDay } from '../ui/day-words.ts';
import { toast } from '../ui/toasts/toasts.tsx';

/** The doctor's first free time on a day or after it; undefined while it is not known, null if there is none. */
export function useFollowUpTime(appointmentId: string, date: string | null): FreeSlot | null | undefined {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['follow-up-time', appointmentId, date],
    queryFn: ({ signal }) =>
      call('GET /appointments/:appointmentId/follow-up-time', {
        params: { appointmentId },
        query: { date: date ?? '' },
        signal,
      }),
    enabled: date !== null,
  });
  return date === null ? undefined : data?.free;
}

/** Books the follow-up of a visit whose prescription is saved, and says what came of it. */
export function useBookFollowUp() {
  const call = useCall();
  return async (appointmentId: string, { date, slot }: FreeSlot) => {
    try {
      await call('POST /appointments/:appointmentId/follow-up', {
        params: { appointmentId },
        body: { date, slotNumber: slot },
      });
      toast.good(m.prescribe_booked_for({ day: longDay(date), time: slot }));
    } catch (error) {
      console.error(error);
      toast.bad([m.prescribe_book_failed(), sentenceOf(error)].filter(Boolean).join(' '));
    }
  };
}
