import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';

/** Books the follow-up of a visit whose prescription is saved, and reports the result. */
export function useBookFollowUp() {
  const call = useCall();
  const { run } = useCommand(
    ({ appointmentId, date, slot, practiceId }: FollowUpTime & { readonly appointmentId: string }) =>
      call('POST /appointments/:appointmentId/follow-up', {
        params: { appointmentId },
        body: { date, slotNumber: slot, practiceId },
      }),
    {
      done: ({ practiceName }, { date, slot }) =>
        m.prescribe_booked_for({
          day: formatLongDay(date),
          time: slot,
          place: translateHospital(practiceName),
        }),
      explain: (error) => [m.prescribe_book_failed(), getRefusalMessage(error)].filter(Boolean).join(' '),
    },
  );
  return (appointmentId: string, booking: FollowUpTime) => run({ ...booking, appointmentId });
}
