import { useQuery } from '@tanstack/react-query';
import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

/**
 * The doctor's first free times on or after a day, at the same practice and elsewhere; undefined until known.
 */
export function useFollowUpTimes(appointmentId: string, date: string | null) {
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
  return date === null ? undefined : data;
}

/** Books the follow-up of a visit whose prescription is saved, and reports the result. */
export function useBookFollowUp() {
  const call = useCall();
  return async (appointmentId: string, { date, slot, practiceId }: FollowUpTime) => {
    try {
      const { practiceName } = await call('POST /appointments/:appointmentId/follow-up', {
        params: { appointmentId },
        body: { date, slotNumber: slot, practiceId },
      });
      toast.good(
        m.prescribe_booked_for({
          day: formatLongDay(date),
          time: slot,
          place: translateHospital(practiceName),
        }),
      );
    } catch (error) {
      console.error(error);
      toast.bad([m.prescribe_book_failed(), getRefusalMessage(error)].filter(Boolean).join(' '));
    }
  };
}
