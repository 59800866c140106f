import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { CodeField } from '#web/accounts/session/codes/code-field.tsx';
import { CodeSent } from '#web/accounts/session/codes/code-sent.tsx';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
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
  const asking = useCommand(() => call('POST /patients/change-codes'), {
    done: null,
    onDone: setSent,
    inPlace: true,
  });
  return (
    <div className="padded rounded accent-tint" data-wide>
      <p>{m.codes_change_why()}</p>
      <div>
        <Button look="quiet" busy={asking.isPending} onClick={() => void asking.run()}>
          {sent ? m.passwords_resend() : m.passwords_send()}
        </Button>
      </div>
      <div role="status">{sent && <CodeSent {...sent} phone={phone} />}</div>
      <FormProblem text={asking.problem} urgent />
      <CodeField error={getFieldMessage(errors.code)} {...register('code')} />
    </div>
  );
}
