import type { FormEventHandler, ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import styles from './registration-form.module.css';

/** What a registration form gets from the sign-up. */
export interface RegistrationProps {
  /** The account exists. A hospital gets no token (docs/product.md#sessions). */
  readonly onRegistered: (token: string | null) => void;
  /** Whether something was entered that closing would lose. */
  readonly onDirty: (dirty: boolean) => void;
}

interface RegistrationFormProps {
  readonly label: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** The frame of a registration: sections, the error, and the button. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { label, submit, busy, problem, onSubmit, children } = props;
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={onSubmit} aria-busy={busy}>
      {children}
      <FormProblem text={problem} />
      <div className={styles.foot}>
        <Button type="submit" wide busy={busy}>
          {busy ? m.session_registering() : submit}
        </Button>
        {busy && <progress className={styles.progress} aria-label={m.session_registering()} />}
      </div>
    </form>
  );
}

/** Fields under a heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
