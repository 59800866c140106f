import type { PaymentForm } from '#contract/appointments/payments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import type { Call, Input, Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage, isOvertaken, refusalCode } from '#web/api/refusals.ts';
import { type CommandPlace, useCommand } from '#web/api/use-command.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { type AboutAppointment, appointmentChange } from './appointment-change.ts';
import type { RowFocus } from './row-focus.ts';

const close = (
  call: Call,
  appointmentId: string,
  body: Input<'PUT /appointments/update-status/:appointmentId'>['body'],
) => call('PUT /appointments/update-status/:appointmentId', { params: { appointmentId }, body });

export interface Completion {
  readonly appointmentId: string;
  /** Null completes without a prescription, or without a payment. */
  readonly prescription: WrittenPrescription | null;
  readonly payment: PaymentForm | null;
}
type Completed = Output<'PUT /appointments/update-status/:appointmentId'>;

/** A payment that someone else recorded meanwhile is left out. */
async function complete(
  call: Call,
  { appointmentId, prescription, payment }: Completion,
): Promise<Completed> {
  const body = { appStatus: 'Completed', ...(prescription && { prescription }) } as const;
  if (!payment) return close(call, appointmentId, body);
  try {
    return await close(call, appointmentId, { ...body, payment });
  } catch (error) {
    if (refusalCode(error) !== 'already_paid') throw error;
    toast.plain(getRefusalMessage(error) ?? '');
    return close(call, appointmentId, body);
  }
}

interface CompleteOptions {
  readonly inPlace: CommandPlace<AboutAppointment>;
  readonly focus?: RowFocus;
  readonly done?: null;
  readonly onDone?: (completed: Completed, completion: Completion) => void;
}

/** Completes a visit. A written prescription is not discarded if someone else was first. */
export function useCompleteVisit({ inPlace, focus, ...options }: CompleteOptions) {
  const call = useCall();
  return useCommand((completion: Completion) => complete(call, completion), {
    ...appointmentChange(focus),
    ...options,
    inPlace: {
      ...inPlace,
      fail(error, sentence, completion) {
        if (!completion.prescription || !isOvertaken(error)) return inPlace.fail(error, sentence, completion);
        inPlace.fail(null, m.appointments_why_closed(), completion);
        return false;
      },
    },
  });
}

/** Reopens a visit within a few minutes of its completion, or records a no-show once its time has come. */
export function useCorrectVisit(options: { readonly focus?: RowFocus; readonly done?: null } = {}) {
  const call = useCall();
  const { focus, done } = options;
  return useCommand(
    ({ appointmentId, to }: { readonly appointmentId: string; readonly to: 'reopen' | 'did-not-come' }) =>
      to === 'reopen'
        ? call('PUT /appointments/reopen', { body: { appointmentId } })
        : call('PUT /appointments/did-not-come', { body: { appointmentId } }),
    { ...appointmentChange(focus), ...(done === null && { done }) },
  );
}
