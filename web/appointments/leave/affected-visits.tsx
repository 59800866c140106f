import { useState } from 'react';
import type { AffectedVisit } from '#contract/appointments/leaves.ts';
import { m } from '#messages/messages.js';
import { useFocusFallback } from '#web/ui/browser/use-focus-fallback.ts';
import { Button } from '#web/ui/button.tsx';
import { AffectedVisitRow } from './affected-visit-row.tsx';
import styles from './leaves.module.css';

/** Few enough to leave the button below them in view. */
const initialCount = 5;

/** The first visits of a group that a leave affects, and all of them on demand. */
export function AffectedVisits({ visits }: { readonly visits: readonly AffectedVisit[] }) {
  const [all, setAll] = useState(false);
  const focusProps = useFocusFallback<HTMLDivElement>(`li:nth-child(${initialCount + 1})`);
  // The button would take as much room as the one hidden row.
  const shown = all || visits.length <= initialCount + 1 ? visits : visits.slice(0, initialCount);
  return (
    <div {...focusProps}>
      <ul className="grid shrinks">
        {shown.map((visit) => (
          <AffectedVisitRow key={visit.appointmentId} visit={visit} />
        ))}
      </ul>
      {shown.length < visits.length && (
        <Button look="plain" className={styles.more} onClick={() => setAll(true)}>
          {m.leaves_all_visits({ count: visits.length })}
        </Button>
      )}
    </div>
  );
}
