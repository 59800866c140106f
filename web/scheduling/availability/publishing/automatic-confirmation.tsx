import { useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

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
  const save = useCommand(
    async (confirmsAutomatically: boolean) => {
      await client.cancelQueries({ queryKey: profileKey });
      show(confirmsAutomatically);
      return call('PUT /doctors/update/:doctorId', { params: { doctorId }, body: { confirmsAutomatically } });
    },
    {
      done: () => m.scheduler_automatic_saved(),
      onDone: ({ doctor }) => show(doctor.confirmsAutomatically),
      onFailed: (_, on) => show(!on),
      otherwise: () => m.scheduler_automatic_failed(),
    },
  );

  if (isPending) return <Skeleton height={112} />;
  return (
    <section className="padded surface outlined" aria-label={m.scheduler_automatic()}>
      {data ? (
        <Switch
          label={m.scheduler_automatic()}
          hint={m.scheduler_automatic_hint()}
          on={data.doctor.confirmsAutomatically}
          onChange={(on) => void save.run(on)}
        />
      ) : (
        <p role="alert">
          {m.scheduler_automatic_unknown()}{' '}
          <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
            {m.common_retry()}
          </Button>
        </p>
      )}
    </section>
  );
}
