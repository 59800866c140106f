import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import styles from './form-problem.module.css';

interface FormProblemProps {
  readonly text: string | null;
  /** Takes the focus even from a field. */
  readonly urgent?: boolean;
  /** A toast shows the text too, so it is not announced twice. */
  readonly toasted?: boolean;
  readonly children?: ReactNode;
}

/**
 * The reason why a form was refused. It takes the focus, which the disabled submit button lost, unless a
 * field has it.
 */
export function FormProblem({ text, urgent = false, toasted = false, children }: FormProblemProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const inField = document.activeElement?.closest('input, select, textarea');
    if (text && (urgent || !inField)) sentence.current?.focus();
  }, [text, urgent]);
  if (!text) return null;
  return (
    <div className={`row-2 middle rounded red-tint ${styles.problem}`}>
      <p ref={sentence} tabIndex={-1} role={toasted ? undefined : 'alert'}>
        <Icon name="warning" />
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
