import { useEffect } from 'react';
import { useAppointmentDetail } from '#web/appointments/queries.ts';
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
  const { data } = useAppointmentDetail(isAlone ? appointmentId : null);
  const completed = isAlone && data?.appointmentDetails.status === 'Completed';
  useEffect(() => {
    if (completed) visitCall?.end();
  }, [completed, visitCall]);
  return completed;
}
