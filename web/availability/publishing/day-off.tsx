import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AreaField } from '../../ui/forms/area-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';
import { sentenceFor, useCloseDay } from './calls.ts';
import styles from './dialog.module.css';

interface SchedulerDayOffProps {
  readonly doctorId: string;
  readonly practiceId: string | null;
  readonly date: string;
  /** The starts of the day's appointments. */
  readonly booked: readonly string[];
  readonly busy: boolean;
  /** Withdraws the day's slots; false if that failed. */
  readonly onConfirm: () => Promise<boolean>;
}

/** Takes a day off: asks once, and of a day with visits also what becomes of them (G-08, docs/product.md#slots). */
export function SchedulerDayOff({
  doctorId,
  practiceId,
  date,
  booked,
  busy,
  onConfirm,
}: SchedulerDayOffProps) {
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
          {booked.length > 0 ? (
            <BookedDay
              doctorId={doctorId}
              practiceId={practiceId}
              date={date}
              booked={booked}
              onClose={close}
            />
          ) : (
            <div className={styles.buttons}>
              <Button look="quiet" onClick={close}>
                {m.scheduler_cancel()}
              </Button>
              <Button look="danger" busy={busy} onClick={() => void confirm()}>
                {m.scheduler_off_confirm()}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}

interface BookedDayProps {
  readonly doctorId: string;
  readonly practiceId: string | null;
  readonly date: string;
  readonly booked: readonly string[];
  readonly onClose: () => void;
}

/** One answer for all visits of the day. */
function BookedDay({ doctorId, practiceId, date, booked, onClose }: BookedDayProps) {
  const [way, setWay] = useState<'reschedule' | 'cancel'>('reschedule');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutateAsync, isPending } = useCloseDay(doctorId, practiceId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    try {
      const { message } = await mutateAsync({ date, way, reason });
      onClose();
      toast.good(message);
    } catch (error) {
      console.error(error);
      toast.bad(sentenceFor(error, m.scheduler_failed()));
    }
  };
  return (
    <form className={styles.content} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.stays}>
        {m.scheduler_day_booked({ count: booked.length })}: {booked.join(', ')}
      </p>
      <Segmented
        legend={m.scheduler_off_visits()}
        options={[
          { value: 'reschedule', label: m.scheduler_off_reschedule() },
          { value: 'cancel', label: m.scheduler_off_cancel() },
        ]}
        value={way}
        onChange={setWay}
      />
      <AreaField
        label={m.scheduler_off_reason()}
        value={reason}
        maxLength={500}
        error={missing && reason.trim() === '' ? m.scheduler_off_reason_missing() : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {m.scheduler_cancel()}
        </Button>
        <Button look="danger" type="submit" busy={isPending}>
          {m.scheduler_off_confirm()}
        </Button>
      </div>
    </form>
  );
}
