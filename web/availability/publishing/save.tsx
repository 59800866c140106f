import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './save.module.css';

interface SchedulerSaveProps {
  /** How many slots are chosen, booked ones included. */
  readonly count: number;
  readonly booked: number;
  readonly changed: boolean;
  /** What the last save had to add, such as which booked slots stayed. */
  readonly news: string | null;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onSave: () => void;
}

/** The foot of the day: how many slots, whether they are saved, and Save Slots, in reach of the thumb while they are not. */
export function SchedulerSave({ count, booked, changed, news, busy, onUndo, onSave }: SchedulerSaveProps) {
  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.foot} data-changed={changed || undefined}>
      <div className={styles.words} role="status">
        <p className={styles.count}>
          {m.scheduler_selected({ count })}
          {booked > 0 && <span> · {m.scheduler_day_booked({ count: booked })}</span>}
        </p>
        {changed && (
          <p className={styles.unsaved}>
            <Icon name="warning" size={16} /> {m.scheduler_unsaved()}
          </p>
        )}
        {news && <p className={styles.news}>{news}</p>}
      </div>
      <div className={styles.buttons}>
        {changed && (
          <Button
            look="plain"
            onClick={() => {
              onUndo();
              saveButton.current?.focus(); // this button is gone in a moment
            }}
          >
            {m.scheduler_undo()}
          </Button>
        )}
        {/* Not disabled while it saves: that would take the focus away from whoever pressed it. */}
        <Button
          ref={saveButton}
          aria-busy={busy || undefined}
          className={styles.save}
          onClick={() => busy || onSave()}
        >
          {busy ? m.scheduler_saving() : m.scheduler_save()}
        </Button>
      </div>
    </div>
  );
}
