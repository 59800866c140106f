import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { useQueryLog } from '#web/api/asking/use-query-log.ts';
import { useDataTime } from '#web/platform/offline/offline-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CardSkeletons, LoadFailureMessage } from './loading-states.tsx';
import styles from './refetching-list.module.css';

interface RefetchingListProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly isEmpty: (data: Data) => boolean;
  readonly none: string;
  readonly noneHint: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A list that refetches: loading, failed, empty or shown, and possibly out of date. Without a network the
 * frame shows a notice for the whole screen.
 */
export function RefetchingList<Data>({
  query,
  isEmpty,
  none,
  noneHint,
  children,
}: RefetchingListProps<Data>) {
  const { data, isPending, isError, error, isFetching, refetch } = query;
  const offline = useDataTime(useQueryLog()) !== null;
  const retry = () => void refetch();
  if (isPending) return <CardSkeletons />;
  if (data === undefined) return <LoadFailureMessage error={error} busy={isFetching} onRetry={retry} />;
  return (
    <>
      {isError && !offline && (
        <p role="status" className={`row middle orange strong ${styles.stale}`}>
          {m.requests_stale()}
          <Button look="plain" busy={isFetching} onClick={retry}>
            {m.common_retry()}
          </Button>
        </p>
      )}
      {isEmpty(data) ? <EmptyState icon="calendar" title={none} text={noneHint} /> : children(data)}
    </>
  );
}
