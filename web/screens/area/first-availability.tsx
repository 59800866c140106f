import type { ReactNode } from 'react';
import { type Availability, useFirstAvailability } from '../../availability/booking/use-availability.ts';
import { CardSkeletons, LoadFailure } from './states.tsx';

interface FirstAvailabilityProps {
  readonly doctorId: string;
  /** What picks a time, given what is free now; it keeps it fresh. */
  readonly children: (initial: Availability) => ReactNode;
}

/** Loads a doctor's free and taken slots for a dialog in which one of them is picked. */
export function FirstAvailability({ doctorId, children }: FirstAvailabilityProps) {
  const { data, isPending, error, isFetching, refetch } = useFirstAvailability(doctorId);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return children(data);
}
