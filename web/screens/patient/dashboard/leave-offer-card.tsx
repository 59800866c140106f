import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { failureSentence, useAppointmentChange } from '#web/appointments/changes/use-appointment-change.ts';
import { OfferedTimes } from '#web/appointments/leave/offered-times.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

interface LeaveOfferCardProps {
  readonly visit: PatientAppointment;
  readonly offer: LeaveOffer;
  readonly due?: string | undefined;
  readonly focus: RowFocus;
}

/** Slots reserved for the patient of a visit by a doctor on leave. */
export function LeaveOfferCard({ visit, offer, due, focus }: LeaveOfferCardProps) {
  const call = useCall();
  const { appointmentId } = visit;
  const { busy, change } = useAppointmentChange(focus);
  const params = { appointmentId };
  const take = async (offerId: number) => {
    const outcome = await change(appointmentId, () =>
      call('POST /appointments/:appointmentId/offers/take', { params, body: { offerId } }),
    );
    if (outcome.state === 'failed') toast.bad(failureSentence(outcome));
    if (outcome.state !== 'done') return;
    const { date, slotNumber: slot } = outcome.answer;
    toast.good(m.own_pick_done({ day: formatDay(date, clinicToday()), slot }));
  };
  const decline = async () => {
    const outcome = await change(appointmentId, async () => ({
      ...(await call('POST /appointments/:appointmentId/offers/decline', { params })),
      appStatus: visit.appStatus,
    }));
    if (outcome.state === 'failed') toast.bad(failureSentence(outcome));
    if (outcome.state === 'done') toast.good(outcome.answer.message);
  };
  return (
    <OfferedTimes
      offer={offer}
      due={due}
      busy={busy.has(appointmentId)}
      onTake={(offerId) => void take(offerId)}
      onDecline={() => void decline()}
    />
  );
}
