import { useState } from 'react';
import type { PracticeDay } from '#contract/scheduling/schedules.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { type DayOffAnswer, DayOffForm } from '#web/scheduling/availability/publishing/day-off-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';

interface CloseDayProps {
  readonly date: string;
  readonly day: PracticeDay;
  readonly doctor: string;
}

export function CloseDay({ date, day: { practiceId, parts, booked, touched }, doctor }: CloseDayProps) {
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const day = formatLongDay(date);
  const close = useCommand(
    (answer: DayOffAnswer) =>
      call('PUT /hospital/schedules/days/:date/close', { params: { date }, body: { practiceId, ...answer } }),
    { onDone: () => setAsking(false), refresh: everything },
  );
  if (parts.length === 0 && booked === 0) return null;
  return (
    <>
      <Button
        look="plain"
        aria-haspopup="dialog"
        aria-label={m.hospital_doctors_close_of({ day })}
        onClick={() => setAsking(true)}
      >
        {m.scheduler_off()}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.hospital_doctors_close_title({ doctor, day })}
      >
        <div className="stack-3 column">
          <p>{m.hospital_doctors_close_text()}</p>
          <DayOffForm
            booked={touched > 0 ? m.scheduler_off_touched({ count: touched }) : null}
            busy={close.isPending}
            onCancel={() => setAsking(false)}
            onClose={(answer) => void close.run(answer)}
          />
        </div>
      </Dialog>
    </>
  );
}
