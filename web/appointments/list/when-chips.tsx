import { m } from '#messages/messages.js';
import { type When, whens } from './view.ts';
import styles from './when-chips.module.css';

const names: Readonly<Record<When, () => string>> = {
  today: () => m.sheet_today(),
  upcoming: () => m.sheet_upcoming(),
  past: () => m.sheet_past(),
  all: () => m.sheet_all(),
};

interface WhenChipsProps {
  /** Null where dates were chosen instead. */
  readonly when: When | null;
  readonly onChoose: (when: When) => void;
}

/** Today, upcoming, past or all of the doctor's appointments. */
export function WhenChips({ when, onChoose }: WhenChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{m.sheet_when()}</legend>
      {whens.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.chip}
          aria-pressed={one === when}
          onClick={() => onChoose(one)}
        >
          {names[one]()}
        </button>
      ))}
    </fieldset>
  );
}
