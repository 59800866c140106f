import { useState } from 'react';
import type { PracticeDay } from '#contract/scheduling/schedules.ts';
import { m } from '#messages/messages.js';
import { DayOffForm } from '#web/scheduling/availability/publishing/day-off-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { useCloseDay } from './doctor-requests.ts';

interface CloseDayProps {
  readonly date: string;
  readonly day: PracticeDay;
  readonly doctor: string;
}

export function CloseDay({ date, day: { practiceId, parts, booked, touched }, doctor }: CloseDayProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useCloseDay(close);
  if (parts.length === 0 && booked === 0) return null;
  return (
    <>
      <Button
        look="plain"
        aria-haspopup="dialog"
        aria-label={m.hospital_doctors_close_of({ day: formatLongDay(date) })}
        onClick={() => setAsking(true)}
      >
        {m.scheduler_off()}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={m.hospital_doctors_close_title({ doctor, day: formatLongDay(date) })}
      >
        <div className="stack-3 column">
          <p>{m.hospital_doctors_close_text()}</p>
          <DayOffForm
            booked={touched > 0 ? m.scheduler_off_touched({ count: touched }) : null}
            busy={isPending}
            onCancel={close}
            onClose={(answer) => mutate({ date, practiceId, ...answer })}
          />
        </div>
      </Dialog>
    </>
  );
}
