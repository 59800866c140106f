import type { ComponentProps, ReactNode, RefObject } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import styles from './checked-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FormProblem } from './form-problem.tsx';

interface FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly problem: string | null;
  readonly attempt: number;
  readonly busy: boolean;
  readonly submit: () => void;
}

interface CheckedFormProps
  extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'>,
    Pick<ComponentProps<typeof Button>, 'look' | 'wide'> {
  readonly state: FormState;
  /** The label of the button; null shows none. */
  readonly submit: string | null;
  /** Its label while sending. */
  readonly sending?: string;
  /** It cannot be sent yet. */
  readonly disabled?: boolean;
  /** In a dialog: the buttons stay in view below a long form, Cancel first. */
  readonly onCancel?: () => void;
  /** Below the buttons. */
  readonly foot?: ReactNode;
  /** More buttons, after that one. */
  readonly buttons?: ReactNode;
}

/** A form of `useTypedForm`: the error summary at its head, the problem and the buttons at its foot. */
export function CheckedForm(props: CheckedFormProps) {
  const {
    state,
    submit,
    sending = submit,
    look,
    wide,
    disabled,
    onCancel,
    foot,
    buttons,
    children,
    ...form
  } = props;
  const { errors, problem, attempt, busy } = state;
  return (
    <form
      {...form}
      ref={state.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <ErrorSummary form={state.form} attempt={attempt} errors={errors} />
      {children}
      <div className={onCancel ? styles.foot : styles.plain}>
        <FormProblem text={problem} urgent />
        <div className={styles.buttons}>
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {m.factor_cancel()}
            </Button>
          )}
          {submit !== null && (
            <Button
              type="submit"
              look={look ?? 'primary'}
              wide={wide ?? false}
              busy={busy}
              disabled={disabled}
            >
              {busy ? sending : submit}
            </Button>
          )}
          {buttons}
        </div>
        {foot}
      </div>
    </form>
  );
}
