import { useState } from 'react';
import { turnOnSecondFactorEndpoint } from '#contract/accounts/second-factor.ts';
import { m } from '#messages/messages.js';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { AppCodeField } from '../../second-factor/app-code-field.tsx';
import styles from './second-step.module.css';

/** The refusal of correct credentials whose account has a second step. */
export const secondStepNeeded = 'second_factor_required';

interface SecondStepProps {
  /** Logs in with the code; throws what the call throws. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
  /** True while the next page opens. */
  readonly done: boolean;
}

export function SecondStep({ onCode, onBack, done }: SecondStepProps) {
  const [recovery, setRecovery] = useState(false);
  const form = useTypedForm(turnOnSecondFactorEndpoint.body, { code: '' }, ({ code }) => onCode(code));
  const busy = form.busy || done;
  return (
    <CheckedForm
      state={{ ...form, busy }}
      className="stack-3"
      aria-label={m.factor_login_title()}
      submit={m.session_log_in()}
      sending={m.session_logging_in()}
      wide
      foot={
        <div className={styles.ways}>
          <Button
            look="plain"
            disabled={busy}
            onClick={() => {
              form.change({ code: '' });
              setRecovery(!recovery);
            }}
          >
            {recovery ? m.factor_use_app() : m.factor_use_recovery()}
          </Button>
          <Button look="plain" disabled={busy} onClick={onBack}>
            {m.factor_back()}
          </Button>
        </div>
      }
    >
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
          autoFocus
          {...form.field('code')}
        />
      ) : (
        <div className={styles.code}>
          <AppCodeField key="app" autoFocus {...form.field('code')} />
        </div>
      )}
    </CheckedForm>
  );
}
