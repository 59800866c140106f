import { useId } from 'react';
import type { AvailableDay } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { dayOfMonth, formatLongDay } from '#web/ui/format/format-day.ts';
import { shortMonth, shortWeekday } from '../day-names.ts';
import styles from './day-strip.module.css';

interface DayStripProps {
  readonly days: readonly AvailableDay[];
  readonly today: string;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
}

/**
 * The next two weeks with the number of free slots. A day without any can be chosen too: it names the next
 * free slot.
 */
export function DayStrip({ days, today, chosen, onChoose }: DayStripProps) {
  const name = useId();

  return (
    <fieldset className="shrinks">
      <legend className="visually-hidden">{m.common_date()}</legend>
      <ul className={`stack-1 ${styles.strip}`}>
        {days.map(({ date, free }, index) => (
          <li key={date} data-day={date}>
            <label
              className={
                free.length > 0
                  ? `flex middle relative outlined ${styles.day}`
                  : `flex middle relative outlined ${styles.day} ${styles.full}`
              }
            >
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={date}
                checked={date === chosen}
                onChange={() => onChoose(date)}
              />
              <span className="visually-hidden">
                {`${date === today ? `${m.common_today()}, ` : ''}${formatLongDay(date)}, ${free.length > 0 ? freeText(free.length) : m.booking_day_full()}`}
              </span>
              <span aria-hidden="true" className={styles.weekday}>
                {date === today ? m.common_today() : shortWeekday(date)}
              </span>
              <span aria-hidden="true" className={`large bold ${styles.number}`}>
                <span>{dayOfMonth(date)}</span>
                {(index === 0 || dayOfMonth(date) === '1') && <small> {shortMonth(date)}</small>}
              </span>
              <span aria-hidden="true" className={`accent break-anywhere ${styles.count}`}>
                {free.length > 0 ? freeText(free.length) : m.booking_day_full_short()}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const freeText = (count: number) => m.booking_day_free({ count });
