import type { ReactNode } from 'react';
import { useFirstAvailability } from '#web/scheduling/availability/booking/first-availability.ts';
import type { Availability } from '#web/scheduling/availability/booking/use-availability.ts';
import { CardSkeletons, LoadFailureMessage } from './states.tsx';

interface FirstAvailabilityProps {
  readonly doctorId: string;
  /** The picker; it keeps the availability fresh. */
  readonly children: (initial: Availability) => ReactNode;
}

/** Loads a doctor's availability for a dialog with a slot picker. */
export function FirstAvailability({ doctorId, children }: FirstAvailabilityProps) {
  const { data, isPending, error, isFetching, refetch } = useFirstAvailability(doctorId);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailureMessage error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return children(data);
}
