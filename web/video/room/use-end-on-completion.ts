import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '#web/api/context.tsx';
import { appointmentKeys } from '#web/appointments/appointment-keys.ts';
import type { VisitCall } from '#web/video/call/visit-call.ts';

/**
 * True once the doctor has completed the visit and left its room: it is over for the patient, whose call this
 * ends. While both are there they may continue talking.
 */
export function useEndOnCompletion(
  appointmentId: string,
  isAlone: boolean,
  visitCall: VisitCall | null,
): boolean {
  const call = useCall();
  const { data } = useQuery({
    queryKey: appointmentKeys.detail(appointmentId),
    queryFn: ({ signal }) => call('GET /Appointments/detail', { query: { appointmentId }, signal }),
    enabled: isAlone,
  });
  const completed = isAlone && data?.appointmentDetails.status === 'Completed';
  useEffect(() => {
    if (completed) visitCall?.end();
  }, [completed, visitCall]);
  return completed;
}
