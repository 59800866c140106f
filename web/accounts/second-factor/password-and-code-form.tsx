import { turnOffSecondFactorEndpoint } from '#contract/accounts/second-factor.ts';
import { m } from '#messages/messages.js';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import styles from './second-factor.module.css';

interface PasswordAndCodeFormProps {
  readonly change: 'off' | 'renew';
  readonly onSend: (factors: { password: string; code: string }) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for the password and a code before the second step is turned off or gets new recovery codes. */
export function PasswordAndCodeForm({ change, onSend, onCancel }: PasswordAndCodeFormProps) {
  const form = useTypedForm(turnOffSecondFactorEndpoint.body, { password: '', code: '' }, onSend);
  const off = change === 'off';
  const name = off ? m.factor_turn_off() : m.factor_new_codes();
  return (
    <CheckedForm
      state={form}
      className={`stack-3 shrinks ${styles.form}`}
      aria-label={name}
      submit={name}
      look={off ? 'danger' : 'primary'}
      buttons={
        <Button look="quiet" onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      }
    >
      <p>{off ? m.factor_off_text() : m.factor_renew_text()}</p>
      <PasswordField
        label={m.common_present_password()}
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <Field
        label={m.factor_either_code()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('code')}
      />
    </CheckedForm>
  );
}
