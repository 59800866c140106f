import { useState } from 'react';
import { isDay } from '#domain/platform/calendar-days.ts';
import { Dialog } from '../dialog.tsx';
import { clinicToday } from '../format/clinic-time.ts';
import { toMonth } from './calendar-months.ts';
import { MonthCalendar } from './month-calendar.tsx';

interface DayDialogProps {
  readonly label: string;
  readonly open: boolean;
  /** `YYYY-MM-DD`; any other text means no chosen day. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** Loaded on demand. */
export function DayDialog({ label, open, onClose, ...calendar }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={label}>
      <Months {...calendar} />
    </Dialog>
  );
}

/** Remounted whenever the dialog opens, so that it starts at the chosen day. */
function Months({ value, min, max, onChoose }: Omit<DayDialogProps, 'label' | 'open' | 'onClose'>) {
  const today = clinicToday();
  const chosen = isDay(value) ? value : '';
  const [month, setMonth] = useState(toMonth([min, chosen || today, max].sort()[1] ?? today));
  return (
    <MonthCalendar
      month={month}
      chosen={chosen}
      today={today}
      first={min}
      last={max}
      wordsOf={() => ''}
      mark={() => null}
      onMonth={setMonth}
      onChoose={onChoose}
    />
  );
}
