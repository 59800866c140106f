import type { ReactNode } from 'react';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  readonly onSubmit: () => void;
  /** Why it could not be sent. */
  readonly problem?: string | null;
  /** The way out and the way on, in this order. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/**
 * What stands in a dialog about an appointment: what it is about, why it failed if it did, and the buttons in
 * sight.
 */
export function DialogForm({ onSubmit, problem = null, buttons, children }: DialogFormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>{buttons}</div>
    </form>
  );
}
