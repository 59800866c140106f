import type { MouseEvent } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './undo-line.module.css';
import type { UndoableChange } from './undoable-change.ts';
import type { PendingChange } from './undoable-changes.ts';

function changeLabel(change: UndoableChange): string {
  switch (change.kind) {
    case 'accept':
      return m.day_held_accepted();
    case 'reject':
      return m.day_held_rejected();
    case 'callOff':
      return m.day_held_cancelled();
    case 'reschedule':
      return m.common_rescheduled();
    case 'decline':
      return m.day_held_declined();
    case 'approve': {
      const { time } = change;
      if (time === null) return m.day_held_picks();
      return m.day_held_approved({ day: formatDay(time.date, clinicToday()), slot: time.slot });
    }
  }
}

interface HeldLineProps {
  readonly pending: PendingChange;
  /** The patient, for screen readers: a list can have several. */
  readonly of: string;
  readonly onUndo: () => void;
}

/** "Accepted · Undo", in place of the buttons of a row. */
export function UndoLine({ pending, of, onUndo }: HeldLineProps) {
  return (
    <DoneLine
      words={
        pending.state === 'unsent'
          ? `${changeLabel(pending.change)}. ${m.day_unsent()}`
          : changeLabel(pending.change)
      }
      of={of}
      onUndo={pending.state === 'sending' ? null : onUndo}
    />
  );
}

interface ClosedLineProps {
  readonly words: string;
  readonly of: string;
  /** Null when it is too late. */
  readonly onUndo: (() => void) | null;
  readonly busy?: boolean;
}

export function DoneLine({ words, of, onUndo, busy = false }: ClosedLineProps) {
  // The second click of a double click on the button that was here must not undo.
  const undo = (event: MouseEvent) => {
    if (event.detail <= 1) onUndo?.();
  };
  return (
    <div className={`line-1 middle shrinks ${styles.line}`}>
      <span className={`line-1 middle shrinks green ${styles.words}`}>
        <Icon name="check" size={18} />
        {words}
      </span>
      {onUndo && (
        <Button
          look="plain"
          className={styles.undo ?? ''}
          aria-label={`${m.day_undo()}: ${of}`}
          busy={busy}
          onClick={undo}
        >
          {m.day_undo()}
        </Button>
      )}
    </div>
  );
}
