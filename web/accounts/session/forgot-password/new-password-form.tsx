import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { resetPasswordEndpoint } from '#contract/accounts/passwords.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { getFieldMessage, serverError } from '#web/ui/fields/field-message.ts';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { useSelectRefusedField } from '#web/ui/forms/use-select-refused-field.ts';
import { CodeField } from '../codes/code-field.tsx';
import { CodeOptions, CodeResentNotice } from '../codes/code-options.tsx';
import { useCodeResend } from '../codes/use-code-resend.ts';
import styles from './new-password-form.module.css';
import type { RequestedCode } from './requested-code.ts';

interface NewPasswordFormProps {
  readonly asked: RequestedCode;
  /** Requests another code; throws what the call throws. */
  readonly onResend: () => Promise<void>;
  readonly onOtherNumber: () => void;
  /** `firstProof`: the phone was never verified before, and the verification changed the account. */
  readonly onDone: (firstProof: boolean) => void;
}

const getWeakPasswordMessage = (error: unknown) =>
  error instanceof ApiError ? error.problem.fields?.find(({ field }) => field === 'password') : undefined;

export function NewPasswordForm({ asked, onResend, onOtherNumber, onDone }: NewPasswordFormProps) {
  const call = useCall();
  const { register, handleSubmit, formState, setError, setFocus, resetField } = useForm({
    resolver: zodResolver(resetPasswordEndpoint.body.pick({ code: true, password: true })),
    defaultValues: { code: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('code'), [setFocus]);
  const selectCode = useSelectRefusedField(isSubmitting, setFocus, 'code');
  const selectPassword = useSelectRefusedField(isSubmitting, setFocus, 'password');
  const another = useCodeResend(onResend, () => {
    resetField('code');
    setFocus('code');
  });

  const change = handleSubmit(async (form) => {
    another.begin();
    try {
      const body = { role: asked.role, phone: asked.phone, ...form };
      onDone((await call('POST /password/reset', { body })).firstProof === true);
    } catch (error) {
      const weak = getWeakPasswordMessage(error);
      if (weak) {
        console.error(error);
        setError('password', { type: serverError, message: weak.message });
        return selectPassword();
      }
      const atCode = another.fail(error);
      if (atCode === null) return;
      setError('code', { type: serverError, message: atCode });
      selectCode();
    }
  });

  return (
    <form
      className="stack-3 shrinks relative"
      aria-label={m.passwords_code_title()}
      noValidate
      onSubmit={change}
    >
      {/* The account, for password managers. */}
      <input
        className="visually-hidden"
        autoComplete="username"
        value={asked.phone}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <CodeField error={getFieldMessage(errors.code)} {...register('code')} />
      <CodeResentNotice another={another} />
      <PasswordField
        label={m.passwords_new()}
        hint={m.passwords_new_hint()}
        autoComplete="new-password"
        error={getFieldMessage(errors.password)}
        {...register('password')}
      />
      <FormProblem text={another.problem} urgent />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? m.passwords_changing() : m.passwords_change()}
      </Button>
      <CodeOptions another={another} since={asked.at} onOtherNumber={onOtherNumber} />
      <p className={`line-above muted ${styles.nothing}`}>{m.passwords_nothing()}</p>
    </form>
  );
}
