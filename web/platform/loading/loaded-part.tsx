import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { explainFailure } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface LoadedPartProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The height of the placeholder. */
  readonly height: number;
  /** Says what could not be loaded, where the surroundings do not. */
  readonly failed?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query has loaded for a part of a screen, else its placeholder or failure. */
export function LoadedPart<Data>({ query, height, failed, children }: LoadedPartProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div role="status">
        <span className="visually-hidden">{m.dashboards_loading()}</span>
        <Skeleton height={height} />
      </div>
    );
  }
  return (
    <div role="alert" className="stack-2 to-start">
      {failed && <p>{failed}</p>}
      <p>{explainFailure(error)}</p>
      <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
        {m.common_retry()}
      </Button>
    </div>
  );
}
