import { type ComponentProps, type ReactNode, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import type { LoginRole } from '../login/preferred-role.ts';
import styles from './registration-form.module.css';

export interface RegistrationProps {
  /** The account exists. A hospital gets no token. */
  readonly onRegistered: (token: string | null, phone?: string) => void;
  /** Called with true if closing would lose input. */
  readonly onDirty: (dirty: boolean) => void;
  /** Leads to the login with this phone number, which has an account. */
  readonly onHaveAccount: (role: LoginRole, phone: string) => void;
}

interface RegistrationFormProps extends Pick<ComponentProps<typeof ErrorSummary>, 'attempt' | 'errors'> {
  readonly label: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSubmit: () => Promise<unknown>;
  /** Empties a form that began with a draft. */
  readonly onAfresh?: (() => void) | undefined;
  readonly onPrevious?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { label, submit, busy, problem, attempt, errors, onSubmit, onAfresh, onPrevious, children } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      aria-busy={busy}
    >
      {onAfresh && (
        <div className={`row middle padded rounded ${styles.stored}`}>
          <p role="status">{m.signup_kept()}</p>
          <Button look="quiet" onClick={onAfresh}>
            {m.signup_afresh()}
          </Button>
        </div>
      )}
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      {children}
      <FormProblem text={problem} />
      <div className="stack-2">
        <Button type="submit" wide busy={busy}>
          {busy ? m.session_registering() : submit}
        </Button>
        {onPrevious && (
          <Button look="quiet" disabled={busy} onClick={onPrevious}>
            {m.signup_previous()}
          </Button>
        )}
        {busy && <progress className={styles.progress} aria-label={m.session_registering()} />}
      </div>
    </form>
  );
}

export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={`shrinks ${styles.section}`}>
      <legend>{title}</legend>
      <div className={`stack-3 ${styles.fields}`}>{children}</div>
    </fieldset>
  );
}
