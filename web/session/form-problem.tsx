import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './login-form.module.css';

/** Why a form was refused, if not for one field. It takes the focus, which the disabled button lost. */
export function FormProblem({ text }: { readonly text: string | null }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) element.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <p ref={element} tabIndex={-1} role="alert" className={styles.problem}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  );
}
