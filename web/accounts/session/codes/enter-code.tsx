import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { signInByCodeEndpoint } from '#contract/accounts/sign-in-codes.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { getFieldMessage, serverError } from '#web/ui/fields/field-message.ts';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { useSelectRefusedField } from '#web/ui/forms/use-select-refused-field.ts';
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
  const { register, handleSubmit, formState, setError, setFocus, resetField } = useForm({
    resolver: zodResolver(signInByCodeEndpoint.body.pick({ code: true })),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const busy = isSubmitting || done;
  useEffect(() => setFocus('code'), [setFocus]);
  const selectRefused = useSelectRefusedField(isSubmitting, setFocus, 'code');
  const another = useCodeResend(onResend, () => {
    resetField('code');
    setFocus('code');
  });

  const send = handleSubmit(async ({ code }) => {
    another.begin();
    try {
      await onCode(code);
    } catch (error) {
      const atCode = another.fail(error);
      if (atCode === null) return;
      setError('code', { type: serverError, message: atCode });
      selectRefused();
    }
  });

  return (
    <form
      className="stack-3 shrinks relative"
      aria-label={m.passwords_code_title()}
      noValidate
      onSubmit={send}
    >
      <div>
        <CodeSent {...asked} />
      </div>
      <CodeField error={getFieldMessage(errors.code)} {...register('code')} />
      <CodeResentNotice another={another} />
      <FormProblem text={another.problem ?? refused} urgent />
      <Button type="submit" wide busy={busy}>
        {busy ? m.codes_checking() : m.codes_continue()}
      </Button>
      <CodeOptions another={another} since={asked.at} disabled={busy} onOtherNumber={onOtherNumber} />
      <p className="muted">{m.codes_nothing()}</p>
    </form>
  );
}
