import { addDays } from '#domain/calendar-days.ts';
import { m } from '#messages/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { shortWeekday } from '../day-names.ts';
import styles from './weekdays.module.css';

interface SchedulerWeekdaysProps {
  /** ISO weekdays, Monday is 1. */
  readonly chosen: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (weekdays: readonly number[]) => void;
}

const everyWeekday = [1, 2, 3, 4, 5, 6, 7];
/** A Sunday; weekday n is n days later. */
const anySunday = '2026-11-22';

/** The days of the week as checkboxes that look like chips. */
export function SchedulerWeekdays({ chosen, error, onChange }: SchedulerWeekdaysProps) {
  return (
    <fieldset aria-describedby={error ? 'copy-weekdays-error' : undefined}>
      <legend className={styles.legend}>{m.scheduler_copy_weekdays()}</legend>
      <div className={styles.weekdays}>
        {everyWeekday.map((weekday) => (
          <label key={weekday} className={styles.weekday}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={chosen.includes(weekday)}
              onChange={({ target }) =>
                onChange(
                  everyWeekday.filter((one) => (one === weekday ? target.checked : chosen.includes(one))),
                )
              }
            />
            {shortWeekday(addDays(anySunday, weekday))}
          </label>
        ))}
      </div>
      {error && (
        <p id="copy-weekdays-error" className={styles.error} role="alert">
          <Icon name="warning" size={18} /> {error}
        </p>
      )}
    </fieldset>
  );
}
