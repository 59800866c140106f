import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { getFailureSentence } from './slot-requests.ts';

type OwnProfile = Output<'GET /doctors/profile'>;
const profileKey = ['own-doctor-profile'];

/** "Confirm bookings automatically": switches immediately, and back if the server refuses. */
export function AutomaticConfirmation({ doctorId }: { readonly doctorId: string }) {
  const call = useCall();
  const client = useQueryClient();
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: profileKey,
    queryFn: () => call('GET /doctors/profile'),
  });
  const show = (confirmsAutomatically: boolean) =>
    client.setQueryData<OwnProfile>(profileKey, (known) =>
      known ? { ...known, doctor: { ...known.doctor, confirmsAutomatically } } : known,
    );
  const { mutate, isPending: saving } = useMutation({
    mutationFn: (confirmsAutomatically: boolean) =>
      call('PUT /doctors/update/:doctorId', { params: { doctorId }, body: { confirmsAutomatically } }),
    onMutate: async (on) => {
      await client.cancelQueries({ queryKey: profileKey });
      show(on);
    },
    onSuccess: ({ doctor }) => {
      show(doctor.confirmsAutomatically);
      toast.good(m.scheduler_automatic_saved());
    },
    onError: (error, on) => {
      console.error(error);
      show(!on);
      toast.bad(getFailureSentence(error, m.scheduler_automatic_failed()));
    },
  });

  if (isPending) return <Skeleton height={112} />;
  return (
    <section className="padded surface outlined" aria-label={m.scheduler_automatic()}>
      {data ? (
        <Switch
          label={m.scheduler_automatic()}
          hint={m.scheduler_automatic_hint()}
          on={data.doctor.confirmsAutomatically}
          onChange={(on) => saving || mutate(on)}
        />
      ) : (
        <p role="alert">
          {m.scheduler_automatic_unknown()}{' '}
          <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
            {m.scheduler_retry()}
          </Button>
        </p>
      )}
    </section>
  );
}
