import type { ReactNode } from 'react';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { useFirstAvailability } from './first-availability.ts';
import type { Availability } from './use-availability.ts';

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
