import { useId } from 'react';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatDayPart } from '../../format/format-day.ts';
import { Icon } from '../../icon.tsx';
import styles from './weekdays-field.module.css';

interface WeekdaysFieldProps {
  readonly legend: string;
  /** ISO weekdays, Monday is 1. */
  readonly chosen: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (weekdays: readonly number[]) => void;
}

const everyWeekday = [1, 2, 3, 4, 5, 6, 7];
/** A Sunday; weekday n is n days later. */
const anySunday = '2026-11-22';

export function WeekdaysField({ legend, chosen, error, onChange }: WeekdaysFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={`unpadded strong ${styles.legend}`}>{legend}</legend>
      <div className={`row ${styles.weekdays}`}>
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
            {formatDayPart(addDays(anySunday, weekday), { weekday: 'short' })}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={`line-1 above-1 red strong ${styles.error}`} role="alert">
          <Icon name="warning" size={18} /> {error}
        </p>
      )}
    </fieldset>
  );
}
