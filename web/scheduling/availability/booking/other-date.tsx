import { lazy, Suspense, useState } from 'react';
import { addDays } from '#domain/platform/calendar-days.ts';
import { publishingHorizonDays } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { stripDays } from './use-availability.ts';

const DayDialog = lazy(async () => ({
  default: (await import('#web/ui/pickers/day-dialog.tsx')).DayDialog,
}));

interface OtherDateProps {
  readonly today: string;
  readonly date: string;
  readonly onChoose: (date: string) => void;
}

/**
 * Chooses a day outside the strip from a calendar, which shows dd/mm/yyyy whatever the browser's own field
 * would.
 */
export function OtherDate({ today, date, onChoose }: OtherDateProps) {
  // Null until it is first opened: the calendar is not loaded before.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button look="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="calendar" size={20} />
        <span>
          {/* A day of the strip is marked there. */}
          {date < addDays(today, stripDays)
            ? m.booking_other_date()
            : `${m.booking_other_date()}: ${formatNumericDay(date)}`}
        </span>
      </Button>
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <DayDialog
            label={m.booking_other_date()}
            open={open}
            value={date}
            min={today}
            max={addDays(today, publishingHorizonDays)}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              onChoose(day);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
