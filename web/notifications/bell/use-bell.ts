import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/live.ts';
import { useCall } from '../../api/context.tsx';
import { fresh } from '../../live/fresh.ts';
import { useLive } from '../../live/use-live.ts';
import type { SessionUser } from '../../session/session.ts';

const refreshMilliseconds = 60_000;

/** The caller's messages (N-02): asked for again when the bell rings, and after they were read in any tab. */
export function useBell({ id, role, doctorId, patientId }: SessionUser) {
  const call = useCall();
  const client = useQueryClient();
  const queryKey = ['bell', role, id];
  const bell = useQuery({
    queryKey,
    queryFn: () => call('GET /bell'),
    ...fresh(refreshMilliseconds),
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
