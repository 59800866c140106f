import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

export function useHospitalDoctors() {
  const call = useCall();
  return useQuery({
    queryKey: ['hospital-doctors'],
    queryFn: () => call('GET /hospital/doctors'),
    ...refetchUnlessLive(60_000),
  });
}

export function useHours(practiceId: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['hospital-hours', practiceId],
    queryFn: ({ signal }) => call('GET /hospital/schedules', { query: { practiceId }, signal }),
  });
}

interface DayToClose {
  readonly date: string;
  readonly practiceId: string;
  readonly way: 'reschedule' | 'cancel';
  readonly reason: string;
}

export function useCloseDay(onDone: () => void) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, ...body }: DayToClose) =>
      call('PUT /hospital/schedules/days/:date/close', { params: { date }, body }),
    onSuccess: ({ message }) => {
      toast.good(message);
      onDone();
    },
    onError: (error) => toast.bad(getRefusalMessage(error) ?? m.session_no_connection()),
    onSettled: () => client.invalidateQueries(),
  });
}

type DoctorCommand = { readonly practiceId: string } & (
  | { readonly action: 'agree' | 'decline' | 'withdraw' }
  | { readonly action: 'room'; readonly room: string }
);

export function useDoctorCommand(onDone: () => void) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ practiceId, ...rest }: DoctorCommand): Promise<{ readonly message: string }> => {
      const params = { practiceId };
      if (rest.action === 'room')
        return call('PUT /hospital/doctors/:practiceId/room', { params, body: { room: rest.room } });
      if (rest.action === 'agree') return call('PUT /hospital/doctors/:practiceId/agree', { params });
      return rest.action === 'decline'
        ? call('PUT /hospital/doctors/:practiceId/decline', { params })
        : call('PUT /hospital/doctors/:practiceId/withdraw', { params });
    },
    onSuccess: ({ message }) => {
      toast.good(message);
      onDone();
    },
    onError: (error) => toast.bad(getRefusalMessage(error) ?? m.session_no_connection()),
    // The calendar and Today show them too.
    onSettled: () => client.invalidateQueries(),
  });
}
