import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** For fields whose surroundings make the label redundant for sighted users. */
  readonly labelHidden?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, labelHidden = false, children, ...select } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} labelHidden={labelHidden}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <select
          id={id}
          className={`shrinks full-width ${styles.input}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          aria-required="true"
          {...select}
        >
          {children}
        </select>
      </div>
    </FieldFrame>
  );
}
