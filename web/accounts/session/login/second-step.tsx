import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { turnOnSecondFactorEndpoint } from '#contract/accounts/second-factor.ts';
import { m } from '#messages/messages.js';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage, serverError } from '#web/ui/fields/field-message.ts';
import { useSelectRefusedField } from '#web/ui/forms/use-select-refused-field.ts';
import styles from './second-step.module.css';

interface SecondStepProps {
  /** Logs in with the code; throws what the call throws. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
  /** True while the next page opens. */
  readonly done: boolean;
}

export function SecondStep({ onCode, onBack, done }: SecondStepProps) {
  const [recovery, setRecovery] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm({
    resolver: zodResolver(turnOnSecondFactorEndpoint.body),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const busy = isSubmitting || done;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code, and the field is another one
  useEffect(() => setFocus('code'), [setFocus, recovery]);
  const selectRefused = useSelectRefusedField(isSubmitting, setFocus, 'code');

  const logIn = handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      console.error(error);
      setError('code', { type: serverError, message: getRefusalMessage(error) ?? m.session_no_connection() });
      selectRefused();
    }
  });
  const change = () => {
    reset();
    setRecovery(!recovery);
  };

  return (
    <form className="stack-3" aria-label={m.factor_login_title()} noValidate onSubmit={logIn}>
      <h2>{m.factor_login_title()}</h2>
      <p className="muted">{recovery ? m.factor_recovery_text() : m.factor_login_text()}</p>
      {recovery ? (
        <Field
          key="recovery"
          label={m.factor_recovery_code()}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          error={getFieldMessage(errors.code)}
          {...register('code')}
        />
      ) : (
        <div className={styles.code}>
          <Field
            key="app"
            label={m.factor_code()}
            hint={m.factor_code_hint()}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={getFieldMessage(errors.code)}
            {...register('code')}
          />
        </div>
      )}
      <Button type="submit" wide busy={busy}>
        {busy ? m.session_logging_in() : m.session_log_in()}
      </Button>
      <div className={styles.ways}>
        <Button look="plain" disabled={busy} onClick={change}>
          {recovery ? m.factor_use_app() : m.factor_use_recovery()}
        </Button>
        <Button look="plain" disabled={busy} onClick={onBack}>
          {m.factor_back()}
        </Button>
      </div>
    </form>
  );
}
