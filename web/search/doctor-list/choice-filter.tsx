import { m } from '#messages/messages.js';
import styles from './choice-filter.module.css';

interface ChoiceProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  /** As in the URL; empty for "any". */
  readonly value: string;
  readonly text: string;
  /** The number of doctors it leaves; undefined if unknown. */
  readonly count?: number | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** A chip of which one is chosen, or a checkbox. */
export function Choice({ kind, name, value, text, count, isChosen, onChange }: ChoiceProps) {
  const isOne = kind === 'radio';
  return (
    <label className={`inline-flex middle target ${isOne ? styles.chip : styles.box}`}>
      <input
        type={kind}
        name={name}
        value={value}
        checked={isChosen}
        className={isOne ? 'visually-hidden' : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{text}</span>{' '}
      {count !== undefined && (
        <>
          <span aria-hidden="true" className={`muted small regular ${styles.count}`}>
            {count}
          </span>
          <span className="visually-hidden">{m.doctors_count({ count })}</span>
        </>
      )}
    </label>
  );
}

interface ChoiceFilterProps {
  readonly label: string;
  readonly name: string;
  readonly kind: 'radio' | 'checkbox';
  readonly choices: readonly Pick<ChoiceProps, 'value' | 'text' | 'count'>[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A filter with all choices visible, each with the number of doctors it leaves. */
export function ChoiceFilter({ label, name, kind, choices, chosen, onChange }: ChoiceFilterProps) {
  return (
    <fieldset className={`stack-2 shrinks unpadded ${styles.filter}`}>
      <legend>{label}</legend>
      <div className={kind === 'radio' ? 'row-2' : styles.boxes}>
        {choices.map(({ value, text, count }) => (
          <Choice
            key={value}
            {...{ kind, name, value, text, count }}
            isChosen={chosen.includes(value)}
            onChange={(isChosen) => {
              const others = kind === 'radio' ? [] : chosen.filter((each) => each !== value);
              onChange(isChosen ? [...others, value] : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
