import { useCall } from '#web/api/context.tsx';
import { useAppointmentChange } from '../changes/use-appointment-change.ts';

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
