import { lazy, Suspense, useState } from 'react';
import type { VisitNeeds } from '#domain/appointments/visit-needs.ts';
import { m } from '#messages/messages.js';
import styles from './booking-panel.module.css';

const NeedsFields = lazy(async () => ({ default: (await import('./needs-fields.tsx')).NeedsFields }));

interface NeedsQuestionProps {
  readonly needs: VisitNeeds | null;
  readonly onChange: (needs: VisitNeeds | null) => void;
}

export function NeedsQuestion({ needs, onChange }: NeedsQuestionProps) {
  // The fields load only when the question is opened.
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.needs} onToggle={() => setOpened(true)}>
      <summary>{m.booked_needs_title()}</summary>
      {opened && (
        <Suspense fallback={null}>
          <NeedsFields needs={needs} onChange={onChange} />
        </Suspense>
      )}
    </details>
  );
}
