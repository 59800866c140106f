import { m } from '#messages/messages.js';
import { explainFailure } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface PracticeFailureProps {
  readonly title: string;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function PracticeFailure({ title, error, busy, onRetry }: PracticeFailureProps) {
  return (
    <EmptyState failed icon="warning" title={title} text={explainFailure(error)}>
      <Button look="quiet" busy={busy} onClick={onRetry}>
        {m.common_retry()}
      </Button>
    </EmptyState>
  );
}
