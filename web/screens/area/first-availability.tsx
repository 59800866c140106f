import type { ReactNode } from 'react';
import { useFirstAvailability } from '#web/scheduling/availability/booking/first-availability.ts';
import type { Availability } from '#web/scheduling/availability/booking/use-availability.ts';
import { CardSkeletons, LoadFailureMessage } from './loading-states.tsx';

interface FirstAvailabilityProps {
  readonly doctorId: string;
  readonly children: (initial: Availability) => ReactNode;
}

export function FirstAvailability({ doctorId, children }: FirstAvailabilityProps) {
  const { data, isPending, error, isFetching, refetch } = useFirstAvailability(doctorId);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailureMessage error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return children(data);
}
