import type { ComponentProps } from 'react';
import { m } from '#messages/messages.js';
import { Field } from '#web/ui/fields/field.tsx';
import styles from './codes.module.css';

/** Phones offer the code that has just arrived; it can be pasted with spaces. */
export function CodeField(registered: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <div className={styles.code}>
      <Field
        label={m.passwords_code()}
        hint={m.passwords_code_hint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...registered}
      />
    </div>
  );
}
