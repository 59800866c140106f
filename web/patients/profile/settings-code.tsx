import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { CodeField } from '#web/accounts/session/codes/code-field.tsx';
import { CodeSent } from '#web/accounts/session/codes/code-sent.tsx';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import type { SettingsForm } from './settings-values.ts';

interface SettingsCodeProps {
  readonly register: UseFormRegister<SettingsForm>;
  readonly errors: FieldErrors<SettingsForm>;
  /** The account's phone, which receives the code. */
  readonly phone: string;
}

/** The code that confirms a change of an account without a password. */
export function SettingsCode({ register, errors, phone }: SettingsCodeProps) {
  const call = useCall();
  const [sent, setSent] = useState<Output<'POST /patients/change-codes'> | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setSent(await call('POST /patients/change-codes'));
    } catch (error) {
      console.error(error);
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
    }
    setBusy(false);
  };
  return (
    <div className="padded rounded accent-tint" data-wide>
      <p>{m.codes_change_why()}</p>
      <div>
        <Button look="quiet" busy={busy} onClick={() => void ask()}>
          {sent ? m.passwords_resend() : m.passwords_send()}
        </Button>
      </div>
      <div role="status">{sent && <CodeSent {...sent} phone={phone} />}</div>
      <FormProblem text={problem} urgent />
      <CodeField error={getFieldMessage(errors.code)} {...register('code')} />
    </div>
  );
}
