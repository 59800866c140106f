import { useState } from 'react';
import { confirmPhoneEndpoint } from '#contract/accounts/sign-in-codes.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { CodeField } from './code-field.tsx';
import { CodeSent } from './code-sent.tsx';
import styles from './confirm-phone.module.css';

interface ConfirmPhoneProps {
  readonly phone: string;
  readonly onConfirmed: () => void;
}

/** Verifies the phone of an existing account. An owner who does it while logged in loses nothing. */
export function ConfirmPhone({ phone, onConfirmed }: ConfirmPhoneProps) {
  const call = useCall();
  const [sent, setSent] = useState<Output<'POST /patients/change-codes'> | null>(null);
  const ask = useCommand(() => call('POST /patients/change-codes'), {
    inPlace: true,
    done: null,
    onDone: setSent,
  });
  const form = useTypedForm(
    confirmPhoneEndpoint.body,
    { code: '' },
    (body) => call('POST /patients/phone-confirmation', { body }),
    { onDone: onConfirmed },
  );
  return (
    <div className={`stack-3 shrinks ${styles.steps}`}>
      <p>{m.codes_confirm_text({ phone })}</p>
      <div role="status">{sent && <CodeSent {...sent} phone={phone} />}</div>
      {sent && (
        <CheckedForm
          state={form}
          className={`stack-3 shrinks ${styles.form}`}
          aria-label={m.codes_confirm_title()}
          submit={m.codes_confirm()}
        >
          <CodeField {...form.field('code')} />
        </CheckedForm>
      )}
      <FormProblem text={ask.problem} urgent />
      <div>
        <Button look="quiet" busy={ask.isPending} onClick={() => void ask.run()}>
          {sent ? m.passwords_resend() : m.passwords_send()}
        </Button>
      </div>
    </div>
  );
}
