import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { practiceKeys } from './practice-queries.ts';

export function useSaveOverview(doctorId: string, onSaved: () => void) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (overview: string) =>
      call('PUT /doctors/update/:doctorId', { params: { doctorId }, body: { overview } }),
    async onSuccess() {
      toast.good(m.practice_overview_saved());
      onSaved();
      await Promise.all([
        client.invalidateQueries({ queryKey: practiceKeys.profile }),
        client.invalidateQueries({ queryKey: practiceKeys.figures }),
      ]);
    },
    onError(error) {
      toast.bad(error instanceof ApiError ? m.practice_overview_refused() : m.practice_overview_lost());
    },
  });
}
