import { useState } from 'react';
import { confirmPhoneEndpoint } from '#contract/accounts/sign-in-codes.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
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
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const ask = async () => {
    setAsking(true);
    setUnsent(null);
    try {
      setSent(await call('POST /patients/change-codes'));
    } catch (error) {
      console.error(error);
      setUnsent(getRefusalMessage(error) ?? m.session_no_connection());
    }
    setAsking(false);
  };
  const { form, errors, problem, busy, submit } = useCheckedForm(confirmPhoneEndpoint.body, async (body) => {
    toast.good((await call('POST /patients/phone-confirmation', { body })).message);
    onConfirmed();
  });
  return (
    <div className={`stack-3 shrinks ${styles.steps}`}>
      <p>{m.codes_confirm_text({ phone })}</p>
      <div role="status">{sent && <CodeSent {...sent} phone={phone} />}</div>
      {sent && (
        <form
          ref={form}
          className={`stack-3 shrinks ${styles.form}`}
          aria-label={m.codes_confirm_title()}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit({ code });
          }}
        >
          <CodeField value={code} error={errors.code} onChange={({ target }) => setCode(target.value)} />
          <FormProblem text={problem} urgent />
          <Button type="submit" busy={busy}>
            {m.codes_confirm()}
          </Button>
        </form>
      )}
      <FormProblem text={unsent} urgent />
      <div>
        <Button look="quiet" busy={asking} onClick={() => void ask()}>
          {sent ? m.passwords_resend() : m.passwords_send()}
        </Button>
      </div>
    </div>
  );
}
