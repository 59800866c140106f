import type { PaymentForm } from '#contract/appointments/payments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { RowFocus } from './row-focus.ts';
import { failureSentence, useAppointmentChange } from './use-appointment-change.ts';

type Closing = Input<'PUT /appointments/update-status/:appointmentId'>['body'];

/**
 * A doctor's ways to close an appointment: completed with or without a prescription, rejected with a reason,
 * or rescheduled.
 */
export function useCloseAppointment(focus?: RowFocus) {
  const call = useCall();
  const { busy, change } = useAppointmentChange(focus);
  const close = (appointmentId: string, body: Closing) =>
    change(appointmentId, () =>
      call('PUT /appointments/update-status/:appointmentId', { params: { appointmentId }, body }),
    );
  return {
    busy,
    /**
     * Null completes without a prescription or a payment; a payment that someone else recorded meanwhile is
     * left out. A written prescription is not discarded if someone else was first.
     */
    async complete(
      appointmentId: string,
      written: WrittenPrescription | null,
      payment: PaymentForm | null = null,
    ) {
      const body = { appStatus: 'Completed', ...(written !== null && { prescription: written }) } as const;
      const paid = payment ? await close(appointmentId, { ...body, payment }) : null;
      const isPaid = paid?.state === 'failed' && paid.code === 'already_paid';
      if (isPaid) toast.plain(failureSentence(paid));
      const outcome = paid && !isPaid ? paid : await close(appointmentId, body);
      if (outcome.state !== 'failed' || !outcome.overtaken || written === null) return outcome;
      toast.bad(failureSentence(outcome));
      return { ...outcome, overtaken: false, sentence: m.appointments_why_closed() };
    },
    /** Possible within a few minutes of the completion. */
    reopen: (appointmentId: string) =>
      change(appointmentId, () => call('PUT /appointments/reopen', { body: { appointmentId } })),
    /** For a visit that has started, or an unclosed one of an earlier day. */
    didNotCome: (appointmentId: string) =>
      change(appointmentId, () => call('PUT /appointments/did-not-come', { body: { appointmentId } })),
    callOff: (appointmentId: string, rejectionReason: string) =>
      close(appointmentId, { appStatus: 'Rejected', rejectionReason }),
    reschedule: (appointmentId: string) => close(appointmentId, { appStatus: 'Rescheduled' }),
  };
}
