import { useEffect, useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import styles from './other-date.module.css';

interface OtherDateProps {
  readonly today: string;
  readonly date: string;
  readonly onChoose: (date: string) => void;
}

/**
 * A day outside the strip, with the browser's date field. While somebody types, the field keeps their text:
 * on the way to 15 January it passes through past days, which must not be corrected meanwhile.
 */
export function OtherDate({ today, date, onChoose }: OtherDateProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement) input.value = date;
  }, [date]);

  return (
    <div className={styles.other}>
      <label htmlFor={id}>{m.booking_other_date()}</label>
      <input
        ref={field}
        id={id}
        type="date"
        min={today}
        defaultValue={date}
        onChange={({ target }) => {
          if (target.value >= today && target.value.length === date.length) onChoose(target.value);
        }}
        onBlur={({ target }) => {
          target.value = date;
        }}
      />
    </div>
  );
}
