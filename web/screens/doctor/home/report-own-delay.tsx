import { useState } from 'react';
import { m } from '#messages/messages.js';
import { LateDialog, useDelay } from '#web/appointments/day/late-dialog.tsx';
import { useDoctorDay } from '#web/appointments/queries.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Lets the doctor report a delay at the practice of the next visit, and shows the current one; renders
 * nothing on a day without upcoming visits.
 */
export function ReportOwnDelay({ today }: { readonly today: string }) {
  const [open, setOpen] = useState(false);
  const { data } = useDoctorDay(today);
  const next = data?.appointments.find(
    ({ appStatus, endsAt }) =>
      (appStatus === 'Pending' || appStatus === 'Confirmed') && Date.parse(endsAt) > currentTime(),
  );
  const late = next ? { practiceId: next.practiceId } : null;
  const { data: present } = useDelay(late, 0);
  if (!next) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="clock" />
        {present && present.minutes > 0
          ? m.day_late_said({ minutes: present.minutes })
          : m.day_late_own_title()}
      </Button>
      <LateDialog late={late} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
