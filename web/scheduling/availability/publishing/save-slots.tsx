import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './save-slots.module.css';

interface SchedulerSaveProps {
  readonly count: number;
  readonly booked: number;
  readonly changed: boolean;
  readonly note: string | null;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onSave: () => void;
}

/**
 * The footer of the day: the number of slots, their state, and Save Slots, which stays visible while there
 * are changes.
 */
export function SchedulerSave({ count, booked, changed, note, busy, onUndo, onSave }: SchedulerSaveProps) {
  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={`row middle spread surface ${styles.foot}`} data-changed={changed || undefined}>
      <div className={styles.words} role="status">
        <p className={`strong ${styles.count}`}>
          {m.scheduler_selected({ count })}
          {booked > 0 && <span> · {m.scheduler_day_booked({ count: booked })}</span>}
        </p>
        {changed && (
          <p className={`line-1 middle coral small ${styles.unsaved}`}>
            <Icon name="warning" size={16} /> {m.scheduler_unsaved()}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={`row-2 ${styles.buttons}`}>
        {changed && (
          <Button
            look="plain"
            onClick={() => {
              onUndo();
              saveButton.current?.focus(); // this button disappears
            }}
          >
            {m.scheduler_undo()}
          </Button>
        )}
        {/* Not disabled while it saves, which would take its focus away. */}
        <Button
          ref={saveButton}
          aria-busy={busy || undefined}
          className={styles.save}
          onClick={() => busy || onSave()}
        >
          {busy ? m.common_saving() : m.scheduler_save()}
        </Button>
      </div>
    </div>
  );
}
