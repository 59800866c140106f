import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { schedulingKeys, useAffectedVisits } from '../../queries.ts';
import { type DayOffAnswer, DayOffForm } from './day-off-form.tsx';
import styles from './scheduler-dialog.module.css';

interface SchedulerDayOffProps {
  readonly doctorId: string;
  readonly practiceId: string | null;
  readonly date: string;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<boolean>;
}

/** Takes a day off: asks once, and for a day with visits also what happens to them. */
export function SchedulerDayOff({ doctorId, practiceId, date, busy, onConfirm }: SchedulerDayOffProps) {
  const [asking, setAsking] = useState(false);
  const touched = useAffectedVisits(date, practiceId, asking);
  const close = () => setAsking(false);
  const confirm = async () => {
    if (await onConfirm()) close();
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {m.scheduler_off()}
      </Button>
      <Dialog open={asking} onClose={close} title={m.scheduler_off_title({ day: formatLongDay(date) })}>
        <div className="stack-3">
          <p>{m.scheduler_off_text()}</p>
          {touched.isPending && <p role="status">{m.appointments_loading_list()}</p>}
          {touched.isError && (
            <p role="alert">{getRefusalMessage(touched.error) ?? m.scheduler_booked_failed()}</p>
          )}
          {touched.data && touched.data.length > 0 && (
            <BookedDay
              doctorId={doctorId}
              practiceId={practiceId}
              date={date}
              touched={touched.data}
              onClose={close}
            />
          )}
          {touched.data?.length === 0 && (
            <div className={`row-2 ${styles.buttons}`}>
              <Button look="quiet" onClick={close}>
                {m.common_cancel()}
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
  readonly touched: readonly string[];
  readonly onClose: () => void;
}

/** One decision for all visits of the day. */
function BookedDay({ doctorId, practiceId, date, touched, onClose }: BookedDayProps) {
  const call = useCall();
  const closeDay = useCommand(
    (answer: DayOffAnswer) =>
      call('PUT /doctors/days/:date/close', {
        params: { date },
        body: { ...answer, ...(practiceId && { practiceId }) },
      }),
    {
      onDone: onClose,
      otherwise: () => m.scheduler_failed(),
      refresh: schedulingKeys.slots(doctorId),
    },
  );
  const words = `${m.scheduler_off_touched({ count: touched.length })} ${touched.join(', ')}`;
  return (
    <DayOffForm
      booked={words}
      busy={closeDay.isPending}
      onCancel={onClose}
      onClose={(answer) => void closeDay.run(answer)}
    />
  );
}
