import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { turnOffSecondFactorEndpoint } from '#contract/accounts/second-factor.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import styles from './second-factor.module.css';
import { useCredentialForm } from './use-credential-form.ts';

interface PasswordAndCodeFormProps {
  readonly change: 'off' | 'renew';
  readonly onSend: (factors: { password: string; code: string }) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password and a code before the second step is turned off or gets new recovery codes. */
export function PasswordAndCodeForm({ change, onSend, onCancel }: PasswordAndCodeFormProps) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(turnOffSecondFactorEndpoint.body),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const { problem, send } = useCredentialForm(setError, setFocus);
  useEffect(() => setFocus('password'), [setFocus]);
  const off = change === 'off';
  const name = off ? m.factor_turn_off() : m.factor_new_codes();
  return (
    <form
      className={`stack-3 shrinks ${styles.form}`}
      aria-label={name}
      noValidate
      onSubmit={handleSubmit((factors) => send(() => onSend(factors)))}
    >
      <p>{off ? m.factor_off_text() : m.factor_renew_text()}</p>
      <PasswordField
        label={m.factor_password()}
        autoComplete="current-password"
        error={getFieldMessage(errors.password)}
        {...register('password')}
      />
      <Field
        label={m.factor_either_code()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={getFieldMessage(errors.code)}
        {...register('code')}
      />
      <FormProblem text={problem} urgent />
      <div className={styles.buttons}>
        <Button type="submit" look={off ? 'danger' : 'primary'} busy={isSubmitting}>
          {name}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      </div>
    </form>
  );
}
