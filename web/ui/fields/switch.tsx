import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that takes effect immediately: a native checkbox with the role and look of a switch. */
export function Switch({ label, hint, on, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
