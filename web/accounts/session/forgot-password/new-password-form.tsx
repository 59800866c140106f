import { resetPasswordEndpoint } from '#contract/accounts/passwords.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
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

export function NewPasswordForm({ asked, onResend, onOtherNumber, onDone }: NewPasswordFormProps) {
  const call = useCall();
  const another = useCodeResend(onResend, () => {
    form.change({ code: '' });
  });
  const { role, phone } = asked;
  const form = useTypedForm(
    resetPasswordEndpoint.body.pick({ code: true, password: true }),
    { code: '', password: '' },
    (typed) => {
      another.begin();
      return call('POST /password/reset', { body: { role, phone, ...typed } });
    },
    { done: null, onDone: ({ firstProof }) => onDone(firstProof === true), onFailed: another.fail },
  );
  return (
    <CheckedForm
      state={{ ...form, problem: another.problem ?? form.problem }}
      className="stack-3 shrinks relative"
      aria-label={m.passwords_code_title()}
      submit={m.passwords_change()}
      sending={m.passwords_changing()}
      wide
      foot={
        <>
          <CodeOptions another={another} since={asked.at} onOtherNumber={onOtherNumber} />
          <p className={`line-above muted ${styles.nothing}`}>{m.passwords_nothing()}</p>
        </>
      }
    >
      {/* The account, for password managers. */}
      <input
        className="visually-hidden"
        autoComplete="username"
        value={phone}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <CodeField ref={another.field} autoFocus {...form.field('code')} />
      <CodeResentNotice another={another} />
      <PasswordField
        label={m.common_new_password()}
        hint={m.passwords_new_hint()}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </CheckedForm>
  );
}
