import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix' | 'className'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  /** A unit before the text, such as ₹; the label has to name it for screen readers. */
  readonly prefix?: string;
  readonly end?: ReactNode;
}

export function Field({ label, error, hint, optional = false, prefix, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {prefix && (
          <span className={`centred muted ${styles.prefix}`} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          id={id}
          className={`shrinks full-width ${styles.input}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          aria-required={!optional}
          {...input}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
