import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { m } from '#messages/messages.js';
import { OfferedTimes } from '#web/appointments/leave/offered-times.tsx';
import { useCall } from '../../api/context.tsx';
import { failureSentence, useAppointmentChange } from '../../appointments/change.ts';
import type { RowFocus } from '../../appointments/focus.ts';
import { clinicToday } from '../../ui/clinic-time.ts';
import { formatDay } from '../../ui/day-words.ts';
import { toast } from '../../ui/toasts/toasts.tsx';

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
