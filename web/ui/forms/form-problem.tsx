import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import styles from './form-problem.module.css';

interface FormProblemProps {
  readonly text: string | null;
  /** Takes the focus even from a field. */
  readonly urgent?: boolean;
  /** Whether a toast says it at the same time; twice is once too often. */
  readonly toasted?: boolean;
  /** A way out beside it, such as a button. */
  readonly children?: ReactNode;
}

/**
 * Why a form was not accepted. It takes the focus, which the submit button lost when it was disabled, unless
 * a field has it.
 */
export function FormProblem({ text, urgent = false, toasted = false, children }: FormProblemProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const inField = document.activeElement?.closest('input, select, textarea');
    if (text && (urgent || !inField)) sentence.current?.focus();
  }, [text, urgent]);
  if (!text) return null;
  return (
    <div className={styles.problem}>
      <p ref={sentence} tabIndex={-1} role={toasted ? undefined : 'alert'}>
        <Icon name="warning" />
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
