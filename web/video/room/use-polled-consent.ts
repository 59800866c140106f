import { useEffect } from 'react';
import type { useConsultationRoom } from './use-consultation-room.ts';

/** A doctor's room checks for the patient's consent at this interval, in milliseconds. */
const consentPeriod = 10_000;

/** Polls for the patient's consent once the patient is there. */
export function usePolledConsent({ data, refetch }: ReturnType<typeof useConsultationRoom>, wanted: boolean) {
  const missing = wanted && data?.consent === null;
  useEffect(() => {
    if (!missing) return;
    void refetch();
    const timer = setInterval(() => void refetch(), consentPeriod);
    return () => clearInterval(timer);
  }, [missing, refetch]);
}
