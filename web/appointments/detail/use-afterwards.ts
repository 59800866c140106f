import { useCall } from '../../api/context.tsx';
import { useAppointmentChange } from '../change.ts';

/** What a doctor may still say of a visit that is over: it was completed by mistake, or nobody came. */
export function useAfterVisitActions() {
  const call = useCall();
  const { busy, change } = useAppointmentChange();
  return {
    busy,
    reopen: (appointmentId: string) =>
      change(appointmentId, () => call('PUT /appointments/reopen', { body: { appointmentId } })),
    didNotCome: (appointmentId: string) =>
      change(appointmentId, () => call('PUT /appointments/did-not-come', { body: { appointmentId } })),
  };
}
