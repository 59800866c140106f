import type { ReactNode } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { OfferedTimes } from '#web/appointments/leave/offered-times.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';

interface LeaveOfferTimesProps {
  readonly visit: PatientAppointment;
  readonly offer: LeaveOffer;
  readonly focus: RowFocus;
  /** A further answer. */
  readonly children: ReactNode;
}

/** Slots reserved for the patient of a visit by a doctor on leave. */
export function LeaveOfferTimes({ visit, offer, focus, children }: LeaveOfferTimesProps) {
  const call = useCall();
  const { appointmentId } = visit;
  const params = { appointmentId };
  const take = useCommand(
    ({ offerId }: { readonly appointmentId: string; readonly offerId: number }) =>
      call('POST /appointments/:appointmentId/offers/take', { params, body: { offerId } }),
    {
      ...appointmentChange(focus),
      done: ({ date, slotNumber: slot }) => m.own_pick_done({ day: formatDay(date, clinicToday()), slot }),
    },
  );
  const decline = useCommand(
    async (_: string) => ({
      ...(await call('POST /appointments/:appointmentId/offers/decline', { params })),
      appStatus: visit.appStatus,
    }),
    appointmentChange(focus),
  );
  return (
    <OfferedTimes
      offer={offer}
      look="quiet"
      busy={take.isPending || decline.isPending}
      onTake={(offerId) => void take.run({ appointmentId, offerId })}
      onDecline={() => void decline.run(appointmentId)}
    >
      {children}
    </OfferedTimes>
  );
}
