import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import styles from './people.module.css';

interface DayChoiceProps {
  /** Empty while none is known. */
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** The next three days by one tap, any other by its date. */
export function DayChoice({ day, onChange }: DayChoiceProps) {
  const today = clinicToday();
  return (
    <div className={`row-2 bottom ${styles.day}`}>
      <DayField label={m.common_day()} min={today} value={day} onChange={onChange} />
      <div className={styles.days}>
        {[0, 1, 2].map((ahead) => {
          const date = addDays(today, ahead);
          return (
            <button
              key={date}
              type="button"
              className={styles.chip}
              aria-pressed={date === day}
              onClick={() => onChange(date)}
            >
              {formatDay(date, today)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
