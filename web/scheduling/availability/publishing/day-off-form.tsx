import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import styles from './scheduler-dialog.module.css';

export interface DayOffAnswer {
  readonly way: 'reschedule' | 'cancel';
  readonly reason: string;
}

interface DayOffFormProps {
  /** Describes the visits of the day; null if it has none. */
  readonly booked: string | null;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onClose: (answer: DayOffAnswer) => void;
}

/** Closes a day with one decision for all its visits, and the reason that the patients read. */
export function DayOffForm({ booked, busy, onCancel, onClose }: DayOffFormProps) {
  const [way, setWay] = useState<DayOffAnswer['way']>('reschedule');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else onClose({ way, reason });
  };
  return (
    <form className="stack-3" noValidate onSubmit={submit}>
      {booked && (
        <>
          <p className={`rounded blue-tint strong ${styles.stays}`}>{booked}</p>
          <Segmented
            legend={m.scheduler_off_visits()}
            options={[
              { value: 'reschedule', label: m.scheduler_off_reschedule() },
              { value: 'cancel', label: m.scheduler_off_cancel() },
            ]}
            value={way}
            onChange={setWay}
          />
        </>
      )}
      <TextAreaField
        label={m.scheduler_off_reason()}
        value={reason}
        maxLength={500}
        error={missing && reason.trim() === '' ? m.scheduler_off_reason_missing() : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={`row-2 ${styles.buttons}`}>
        <Button look="quiet" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
        <Button look="danger" type="submit" busy={busy}>
          {m.scheduler_off_confirm()}
        </Button>
      </div>
    </form>
  );
}
