import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import type { WrittenPrescription } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import type { Input } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { toast } from '../../ui/toasts.tsx';
import { useAppointmentChange } from '../change.ts';

type Closing = Input<'PUT /appointments/update-status/:appointmentId'>['body'];

/**
 * How a doctor closes a visit: Completed with or without a prescription, Rejected with a reason, or
 * Rescheduled. What was done is said with where the visit is found from now on (G-04).
 */
export function useClosing() {
  const call = useCall();
  const { busy, change } = useAppointmentChange();
  const close = async (
    { appointmentId, patientName: name, slotNumber: slot }: DoctorAppointment,
    body: Closing,
    sentence: (visit: { name: string; slot: string }) => string,
  ) => {
    const outcome = await change(appointmentId, () =>
      call('PUT /appointments/update-status/:appointmentId', { params: { appointmentId }, body }),
    );
    if (outcome.state === 'done') toast.good(sentence({ name, slot }));
    return outcome;
  };
  return {
    busy,
    complete: (visit: DoctorAppointment, written: WrittenPrescription | null) =>
      close(
        visit,
        { appStatus: 'Completed', ...(written !== null && { prescription: written }) },
        m.requests_closed_completed,
      ),
    callOff: (visit: DoctorAppointment, rejectionReason: string) =>
      close(visit, { appStatus: 'Rejected', rejectionReason }, m.requests_closed_called_off),
    reschedule: (visit: DoctorAppointment) =>
      close(visit, { appStatus: 'Rescheduled' }, m.requests_closed_rescheduled),
  };
}
