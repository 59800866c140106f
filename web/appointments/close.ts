import type { PaymentForm } from '#contract/appointments/payments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import type { Input } from '../api/client.ts';
import { useCall } from '../api/context.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import { failureSentence, useAppointmentChange } from './change.ts';
import type { RowFocus } from './focus.ts';

type Closing = Input<'PUT /appointments/update-status/:appointmentId'>['body'];

/**
 * How a doctor closes an appointment: Completed with or without a prescription, Rejected with a reason, or
 * Rescheduled.
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
     * Null completes without a prescription, or without a payment; one that somebody else has recorded meanwhile is left out.
     * What was written is not discarded if somebody else was first.
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
    /** Takes a completion back, within a few minutes (docs/product.md#undo). */
    reopen: (appointmentId: string) =>
      change(appointmentId, () => call('PUT /appointments/reopen', { body: { appointmentId } })),
    /** Of a visit whose time has come, or of an earlier day that nobody closed. */
    didNotCome: (appointmentId: string) =>
      change(appointmentId, () => call('PUT /appointments/did-not-come', { body: { appointmentId } })),
    callOff: (appointmentId: string, rejectionReason: string) =>
      close(appointmentId, { appStatus: 'Rejected', rejectionReason }),
    reschedule: (appointmentId: string) => close(appointmentId, { appStatus: 'Rescheduled' }),
  };
}
