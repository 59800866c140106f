import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './dialog.module.css';

interface SchedulerDayOffProps {
  readonly date: string;
  readonly booked: readonly string[];
  readonly busy: boolean;
  /** Withdraws the day's slots; false if that failed. */
  readonly onConfirm: () => Promise<boolean>;
}

/**
 * Takes a day off, after a question that says that booked appointments stay (G-08, docs/product.md#slots).
 */
export function SchedulerDayOff({ date, booked, busy, onConfirm }: SchedulerDayOffProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = async () => {
    if (await onConfirm()) close();
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {m.scheduler_off()}
      </Button>
      <Dialog open={asking} onClose={close} title={m.scheduler_off_title({ day: longDay(date) })}>
        <div className={styles.content}>
          <p>{m.scheduler_off_text()}</p>
          {booked.length > 0 && (
            <p className={styles.stays}>
              {m.scheduler_booked_stay({ count: booked.length, slots: booked.join(', ') })}{' '}
              {m.scheduler_off_appointments()}
            </p>
          )}
          <div className={styles.buttons}>
            <Button look="quiet" onClick={close}>
              {m.scheduler_cancel()}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void confirm()}>
              {m.scheduler_off_confirm()}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
