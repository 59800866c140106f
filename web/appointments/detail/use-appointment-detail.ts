import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import { appointmentKeys } from '../appointment-keys.ts';

/** Disabled without an id. */
export function useAppointmentDetail(appointmentId: string) {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.detail(appointmentId),
    queryFn: ({ signal }) => call('GET /Appointments/detail', { query: { appointmentId }, signal }),
    enabled: appointmentId !== '',
  });
}
