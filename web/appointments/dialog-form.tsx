import { type ReactNode, useRef } from 'react';
import { useScrollAboveFooter } from '../ui/forms/use-room-for-foot.ts';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  readonly onSubmit: () => void;
  /** Why it could not be sent. */
  readonly problem?: string | null;
  /** First the one that cancels, then the one that sends. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** The content of a dialog about an appointment: text, the error, and the buttons. */
export function DialogForm({ onSubmit, problem = null, buttons, children }: DialogFormProps) {
  const foot = useRef<HTMLDivElement>(null);
  useScrollAboveFooter(foot);
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
      <div ref={foot} className={styles.foot}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.buttons}>{buttons}</div>
      </div>
    </form>
  );
}
