import { useId } from 'react';
import styles from './checkmark.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly error?: string | undefined;
  readonly errorId?: string | undefined;
}

export function Checkbox({ label, on, onChange, error, errorId }: CheckboxProps) {
  const id = useId();
  return (
    <label
      className={`line-3 top target break-anywhere ${styles.tick}`}
      htmlFor={id}
      data-invalid={error ? '' : undefined}
    >
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
