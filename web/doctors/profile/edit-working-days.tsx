import { type Ref, useId } from 'react';
import { m } from '#messages/messages.js';
import { describedBy, FieldError } from '#web/ui/fields/field-frame.tsx';
import { weekdayName } from '#web/ui/format/format-day.ts';
import styles from './edit-working-days.module.css';

const week = [1, 2, 3, 4, 5, 6, 7];

interface EditWorkingDaysProps {
  /** ISO weekdays, Monday is 1. */
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

export function EditWorkingDays({ days, onChange, error, inputRef }: EditWorkingDaysProps) {
  const id = useId();
  return (
    <fieldset
      className={`stack-1 shrinks ${styles.days}`}
      aria-describedby={describedBy(id, error, undefined)}
      data-wide
    >
      <legend>{m.profile_days()}</legend>
      <div className={`stack-2 ${styles.week}`}>
        {week.map((day) => (
          <label key={day} className={styles.day}>
            <input
              ref={day === 1 ? inputRef : undefined}
              type="checkbox"
              aria-label={weekdayName(day, 'long')}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(week.filter((each) => (each === day ? target.checked : days.includes(each))))
              }
            />
            <span>{weekdayName(day, 'short')}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
