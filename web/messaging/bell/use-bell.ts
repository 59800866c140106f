import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/platform/live-frames.ts';
import { useCall } from '#web/api/context.tsx';
import type { SessionUser } from '#web/api/session.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import { useLive } from '#web/platform/live/use-live.ts';

const refreshMilliseconds = 60_000;

/** Refetched when the bell rings, and after messages were read in any tab. */
export function useBell({ id, role, doctorId, patientId }: SessionUser) {
  const call = useCall();
  const client = useQueryClient();
  const queryKey = ['bell', role, id];
  const bell = useQuery({
    queryKey,
    queryFn: () => call('GET /bell'),
    ...refetchUnlessLive(refreshMilliseconds),
  });
  const askAgain = () => void client.invalidateQueries({ queryKey });
  const own = role === 'doctor' ? doctorId && `doctor:${doctorId}` : patientId && `patient:${patientId}`;
  useLive((own as Topic | undefined) ?? null, {
    onChange: (batch) => {
      if (batch === null || batch.some(({ type }) => type === 'bell')) askAgain();
    },
  });
  const { mutate: markRead } = useMutation({
    mutationFn: (upTo: string) => call('POST /bell/read', { body: { upTo } }),
    onSuccess: askAgain,
  });
  return { bell, markRead };
}
