import { m } from '#messages/messages.js';
import { DayField } from '../../ui/pickers/day-field.tsx';
import styles from './other-date.module.css';

interface OtherDateProps {
  readonly today: string;
  readonly date: string;
  readonly onChoose: (date: string) => void;
}

/** A day outside the strip, typed or from a calendar; a past one is passed over. */
export function OtherDate({ today, date, onChoose }: OtherDateProps) {
  return (
    <div className={styles.other}>
      <DayField
        label={m.booking_other_date()}
        min={today}
        value={date}
        onChange={(day) => {
          if (day >= today && day.length === date.length) onChoose(day);
        }}
      />
    </div>
  );
}
