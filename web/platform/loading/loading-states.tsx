import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { explainFailure } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function CardSkeletons() {
  return (
    <div className="stack-3" role="status">
      <span className="visually-hidden">{m.dashboards_loading()}</span>
      <Skeleton height={28} width="40%" />
      <Skeleton height={220} />
      <Skeleton height={112} />
    </div>
  );
}

interface LoadFailureMessageProps {
  /** Says what could not be loaded; by default appointments. */
  readonly title?: string;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function LoadFailureMessage({ title, error, busy, onRetry }: LoadFailureMessageProps) {
  return (
    <EmptyState failed icon="warning" title={title ?? m.dashboards_failed()} text={explainFailure(error)}>
      <Button busy={busy} onClick={onRetry}>
        {m.common_retry()}
      </Button>
    </EmptyState>
  );
}

const isUnknown = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status);

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Says what could not be loaded. */
  readonly failed: string;
  /** Shown instead if the server does not know the address. */
  readonly unknown?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query has loaded, else its placeholder or failure. */
export function Loaded<Data>({ query, failed, unknown, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <CardSkeletons />;
  if (unknown && isUnknown(error)) return unknown;
  return <LoadFailureMessage title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
