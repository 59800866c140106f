import { useId } from 'react';
import styles from './segmented.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
}

interface SegmentedProps<Value extends string> {
  /** Always available to screen readers, even if hidden. */
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** Native radio buttons that look like a toggle. */
export function Segmented<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  disabled = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`shrinks ${styles.group}`} disabled={disabled}>
      <legend className={legendHidden ? 'visually-hidden' : `unpadded strong ${styles.legend}`}>
        {legend}
      </legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
