import { useQuery } from '@tanstack/react-query';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { useCall } from '#web/api/context.tsx';
import { appointmentKeys } from '../appointment-keys.ts';

export function useDaySheet(date: string) {
  const call = useCall();
  return useQuery({
    queryKey: [...appointmentKeys.list, 'sheet', date],
    queryFn: ({ signal }) => call('GET /doctors/days/:date', { params: { date }, signal }),
  });
}

/** These visits do not take place and need no room for notes. */
const calledOffStatuses: readonly AppointmentStatus[] = ['Cancelled', 'Rejected', 'Rescheduled'];
export const isCalledOff = (status: AppointmentStatus) => calledOffStatuses.includes(status);
