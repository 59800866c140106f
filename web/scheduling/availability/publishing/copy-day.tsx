import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatDay, formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { SchedulerCopyForm } from './copy-day-form.tsx';
import { type Published, toPublishedPlan } from './day-plan.ts';

interface SchedulerCopyProps {
  readonly doctorId: string;
  readonly date: string;
  readonly today: string;
  readonly published: Published;
  /** A copy takes the published slots, not the unsaved changes. */
  readonly unsaved: boolean;
  readonly onCopied: (note: string | null) => void;
}

export function SchedulerCopy({ doctorId, date, today, published, unsaved, onCopied }: SchedulerCopyProps) {
  const [open, setOpen] = useState(false);
  const copied = (retained: Readonly<Record<string, readonly string[]>>) => {
    setOpen(false);
    const list = Object.entries(retained).map(
      ([day, slots]) => `${formatDay(day, today)} ${slots.join(', ')}`,
    );
    onCopied(list.length > 0 ? m.scheduler_copy_kept({ list: list.join('; ') }) : null);
  };
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => (unsaved ? toast.plain(m.scheduler_copy_first()) : setOpen(true))}
      >
        <Icon name="copy" />
        {m.scheduler_copy()}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.scheduler_copy_title({ day: formatLongDay(date) })}
      >
        <SchedulerCopyForm
          doctorId={doctorId}
          date={date}
          today={today}
          plan={toPublishedPlan(published, date)}
          published={published}
          onCancel={() => setOpen(false)}
          onCopied={copied}
        />
      </Dialog>
    </>
  );
}
