import { m } from '#messages/messages.js';
import { LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { useAppointmentList } from '../queries.ts';

type ListQuery = Pick<ReturnType<typeof useAppointmentList>, 'error' | 'isFetching' | 'refetch'>;

/** In place of the rows until they are there. */
export function ListWaiting({ error, isFetching, refetch }: ListQuery) {
  if (error) return <LoadFailureMessage error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="stack-2" role="status">
      <span className="visually-hidden">{m.appointments_loading_list()}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  );
}
