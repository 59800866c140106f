import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import type { ChosenDoctor } from './review-draft.ts';

interface LinkedDoctor {
  readonly isPending: boolean;
  /** Null without a doctor, or if the id is unknown. */
  readonly doctor: ChosenDoctor | null;
}

/** The doctor of a link to a review, by either form of the id. */
export function useLinkedDoctor(id: string | null): LinkedDoctor {
  const call = useCall();
  const { data, isPending } = useQuery({
    queryKey: ['wanted-doctor', id],
    queryFn: () => call('GET /doctors/:id/profile', { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (id === null) return { isPending: false, doctor: null };
  const doctor = data?.doctor ?? null;
  return {
    isPending,
    doctor: doctor && { doctorId: doctor.doctorId, name: doctor.name, photo: doctor.photo.url },
  };
}
