import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
}

/** Grows with its text where the browser supports that. */
export function TextAreaField({ label, error, hint, optional = false, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <textarea
          id={id}
          className={`shrinks full-width ${styles.input} ${styles.area}`}
          rows={3}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          aria-required={!optional}
          {...area}
        />
      </div>
    </FieldFrame>
  );
}
