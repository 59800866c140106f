import '../../ui/forms/no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPasswordEndpoint } from '#contract/passwords.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { sentenceOf } from '../../api/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { fieldMessage, serverError } from '../../ui/forms/field-message.ts';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { CodeField } from '../codes/code-field.tsx';
import type { AskedCode } from './asked-code.ts';
import styles from './new-password-form.module.css';
import { ResendCode } from './resend-code.tsx';

interface NewPasswordFormProps {
  readonly asked: AskedCode;
  /** Asks for another code; throws what the call throws. */
  readonly onResend: () => Promise<void>;
  readonly onOtherNumber: () => void;
  readonly onDone: () => void;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);
/** Refusals that are shown at the code. */
const aboutCode = (error: unknown) => ['wrong_code', 'code_expired'].includes(codeOf(error) ?? '');

/** The form for the code and the new password (C-09). */
export function NewPasswordForm({ asked, onResend, onOtherNumber, onDone }: NewPasswordFormProps) {
  const call = useCall();
  const { register, handleSubmit, formState, setError, setFocus, resetField } = useForm({
    resolver: zodResolver(resetPasswordEndpoint.body.pick({ code: true, password: true })),
    defaultValues: { code: '', password: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [dead, setDead] = useState(false);
  const [resending, setResending] = useState(false);
  const [resent, setResent] = useState(false);
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('code'), [setFocus]);

  const change = handleSubmit(async (form) => {
    setProblem(null);
    setResent(false);
    try {
      await call('POST /password/reset', { body: { role: asked.role, phone: asked.phone, ...form } });
      onDone();
    } catch (error) {
      console.error(error);
      const sentence = sentenceOf(error) ?? m.session_no_connection();
      if (codeOf(error) === 'code_expired') setDead(true);
      const weak =
        error instanceof ApiError && error.problem.fields?.find(({ field }) => field === 'password');
      if (weak) {
        setError('password', { type: serverError, message: weak.message });
        return setFocus('password', { shouldSelect: true });
      }
      if (!aboutCode(error)) return setProblem(sentence);
      setError('code', { type: serverError, message: sentence });
      setFocus('code', { shouldSelect: true });
    }
  });
  const resend = async () => {
    setProblem(null);
    setResent(false);
    setResending(true);
    try {
      await onResend();
      resetField('code'); // it is used up
      setDead(false);
      setResent(true);
      setFocus('code');
    } catch (error) {
      console.error(error);
      setProblem(sentenceOf(error) ?? m.session_no_connection());
    }
    setResending(false);
  };

  return (
    <form className={styles.form} aria-label={m.passwords_code_title()} noValidate onSubmit={change}>
      {/* The account, for password managers. */}
      <input
        className="visually-hidden"
        autoComplete="username"
        value={asked.phone}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <CodeField error={fieldMessage(errors.code)} {...register('code')} />
      <p role="status" className={styles.resent}>
        {resent && m.passwords_resent()}
      </p>
      <PasswordField
        label={m.passwords_new()}
        hint={m.passwords_new_hint()}
        autoComplete="new-password"
        error={fieldMessage(errors.password)}
        {...register('password')}
      />
      <FormProblem text={problem} urgent />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? m.passwords_changing() : m.passwords_change()}
      </Button>
      <div className={styles.ways}>
        <ResendCode since={asked.at} atOnce={dead} busy={resending} onResend={() => void resend()} />
        <Button look="plain" onClick={onOtherNumber}>
          {m.passwords_other()}
        </Button>
      </div>
      <p className={styles.nothing}>{m.passwords_nothing()}</p>
    </form>
  );
}
