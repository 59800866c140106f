import { signInByCodeEndpoint } from '#contract/accounts/sign-in-codes.ts';
import { m } from '#messages/messages.js';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { CodeField } from './code-field.tsx';
import { CodeOptions, CodeResentNotice } from './code-options.tsx';
import { CodeSent } from './code-sent.tsx';
import type { SignInProgress } from './sign-in-progress.ts';
import { useCodeResend } from './use-code-resend.ts';

interface EnterCodeProps {
  readonly asked: SignInProgress;
  /** True while the next page opens. */
  readonly done: boolean;
  /** The error of the step after a correct code. */
  readonly refused: string | null;
  /** Logs in; throws what the call throws. */
  readonly onCode: (code: string) => Promise<void>;
  /** Requests another code; throws what the call throws. */
  readonly onResend: () => Promise<void>;
  readonly onOtherNumber: () => void;
}

export function EnterCode({ asked, done, refused, onCode, onResend, onOtherNumber }: EnterCodeProps) {
  const another = useCodeResend(onResend, () => {
    form.change({ code: '' });
  });
  const form = useTypedForm(
    signInByCodeEndpoint.body.pick({ code: true }),
    { code: '' },
    ({ code }) => {
      another.begin();
      return onCode(code);
    },
    { onFailed: another.fail },
  );
  const busy = form.busy || done;
  return (
    <CheckedForm
      state={{ ...form, busy, problem: another.problem ?? form.problem ?? refused }}
      className="stack-3 shrinks relative"
      aria-label={m.passwords_code_title()}
      submit={m.codes_continue()}
      sending={m.codes_checking()}
      wide
      foot={
        <>
          <CodeOptions another={another} since={asked.at} disabled={busy} onOtherNumber={onOtherNumber} />
          <p className="muted">{m.codes_nothing()}</p>
        </>
      }
    >
      <div>
        <CodeSent {...asked} />
      </div>
      <CodeField ref={another.field} autoFocus {...form.field('code')} />
      <CodeResentNotice another={another} />
    </CheckedForm>
  );
}
