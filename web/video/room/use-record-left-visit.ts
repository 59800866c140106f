import { useEffect, useRef } from 'react';
import { leftVisits } from '#web/video/left-visits.ts';

/** Records for the day's list that the doctor was in the call of a visit and has left it. */
export function useRecordLeftVisit(appointmentId: string, role: 'patient' | 'doctor', inCall: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (role !== 'doctor') return;
    if (inCall) leftVisits.enter(appointmentId);
    else if (was.current) leftVisits.leave(appointmentId);
    was.current = inCall;
  }, [appointmentId, role, inCall]);
  useEffect(
    () => () => {
      if (was.current) leftVisits.leave(appointmentId);
    },
    [appointmentId],
  );
}
