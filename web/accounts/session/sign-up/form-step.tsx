import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import styles from './form-step.module.css';

interface FormStepProps {
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly shown: boolean;
  /** True if the user navigated here; the heading then gets the focus. */
  readonly arrived: boolean;
  readonly children: ReactNode;
}

/** Hidden steps stay mounted, so that they preserve what was typed. */
export function FormStep({ at, count, name, shown, arrived, children }: FormStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown && arrived) heading.current?.focus();
  }, [shown, arrived]);
  return (
    <div className={styles.step} hidden={!shown}>
      <div className={`stack-2 ${styles.head}`}>
        <h3 ref={heading} tabIndex={-1}>
          {m.signup_step({ step: at, count, name })}
        </h3>
        <progress className={styles.progress} aria-hidden="true" value={at} max={count} />
      </div>
      {children}
    </div>
  );
}
