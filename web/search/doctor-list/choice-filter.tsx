import { m } from '#messages/messages.js';
import type { DoctorSearch } from '#web/ui/paths.ts';
import styles from './choice-filter.module.css';

export interface FilterChoice {
  /** As in the URL; empty for "any". */
  readonly value: string;
  readonly text: string;
  /** The number of doctors it leaves; undefined if unknown. */
  readonly count?: number | undefined;
}

interface ChoiceFilterProps {
  readonly label: string;
  readonly name: keyof DoctorSearch;
  /** One of them as chips, or several as checkboxes. */
  readonly kind: 'radio' | 'checkbox';
  readonly choices: readonly FilterChoice[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A filter with all choices visible, each with the number of doctors it leaves. */
export function ChoiceFilter({ label, name, kind, choices, chosen, onChange }: ChoiceFilterProps) {
  const isOne = kind === 'radio';
  return (
    <fieldset className={`stack-2 shrinks unpadded ${styles.filter}`}>
      <legend>{label}</legend>
      <div className={isOne ? 'row-2' : styles.boxes}>
        {choices.map(({ value, text, count }) => (
          <label
            key={value}
            className={
              isOne ? `inline-flex middle target ${styles.chip}` : `inline-flex middle target ${styles.box}`
            }
          >
            <input
              type={kind}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              className={isOne ? 'visually-hidden' : undefined}
              onChange={({ target }) => {
                const others = isOne ? [] : chosen.filter((each) => each !== value);
                onChange(target.checked ? [...others, value] : others);
              }}
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
        ))}
      </div>
    </fieldset>
  );
}
