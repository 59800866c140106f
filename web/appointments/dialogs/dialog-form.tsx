import { type ReactNode, useRef } from 'react';
import { useScrollAboveFooter } from '#web/ui/forms/use-scroll-above-footer.ts';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly problem?: string | null;
  /** The cancel button first, then the submit button. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

export function DialogForm({ onSubmit, problem = null, buttons, children }: DialogFormProps) {
  const foot = useRef<HTMLDivElement>(null);
  useScrollAboveFooter(foot);
  return (
    <form
      noValidate
      className="stack-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div ref={foot} className={`stack-2 surface line-above ${styles.foot}`}>
        {problem && (
          <p role="alert" className="red strong">
            {problem}
          </p>
        )}
        <div className={styles.buttons}>{buttons}</div>
      </div>
    </form>
  );
}
