import { useQuery } from '@tanstack/react-query';
import type { AppointmentStatus } from '#domain/appointments/appointment-life.ts';
import { useCall } from '../../api/context.tsx';
import { appointmentKeys } from '../keys.ts';

/** A day of the doctor, for its sheet. */
export function useDaySheet(date: string) {
  const call = useCall();
  return useQuery({
    queryKey: [...appointmentKeys.list, 'sheet', date],
    queryFn: ({ signal }) => call('GET /doctors/days/:date', { params: { date }, signal }),
  });
}

/** What does not take place, and needs no room to write in. */
const calledOffStatuses: readonly AppointmentStatus[] = ['Cancelled', 'Rejected', 'Rescheduled'];
export const isCalledOff = (status: AppointmentStatus) => calledOffStatuses.includes(status);
