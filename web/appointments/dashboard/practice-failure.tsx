import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface PracticeFailureProps {
  readonly title: string;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function PracticeFailure({ title, error, busy, onRetry }: PracticeFailureProps) {
  const text =
    error instanceof ApiError && error.code !== 'unreadable' ? error.message : m.session_no_connection();
  return (
    <EmptyState failed icon="warning" title={title} text={text}>
      <Button look="quiet" busy={busy} onClick={onRetry}>
        {m.common_retry()}
      </Button>
    </EmptyState>
  );
}
