import { m } from '#messages/messages.js';
import { type TimeRange, timeRanges } from './list-view.ts';
import styles from './time-range-chips.module.css';

const timeRangeLabels: Readonly<Record<TimeRange, () => string>> = {
  today: () => m.keys_place_today(),
  upcoming: () => m.sheet_upcoming(),
  past: () => m.sheet_past(),
  all: () => m.sheet_all(),
};

interface WhenChipsProps {
  /** Null where dates were chosen instead. */
  readonly when: TimeRange | null;
  readonly onChoose: (when: TimeRange) => void;
}

export function TimeRangeChips({ when, onChoose }: WhenChipsProps) {
  return (
    <fieldset className={`row-1 shrinks unpadded no-margin ${styles.chips}`}>
      <legend className="visually-hidden">{m.sheet_when()}</legend>
      {timeRanges.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.chip}
          aria-pressed={one === when}
          onClick={() => onChoose(one)}
        >
          {timeRangeLabels[one]()}
        </button>
      ))}
    </fieldset>
  );
}
