import '../../ui/forms/no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signInByCodeEndpoint } from '#contract/sign-in-codes.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '../../api/client.ts';
import { sentenceOf } from '../../api/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { fieldMessage, serverError } from '../../ui/forms/field-message.ts';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import { ResendCode } from '../forgot-password/resend-code.tsx';
import { CodeField } from './code-field.tsx';
import { CodeSent } from './code-sent.tsx';
import styles from './codes.module.css';
import type { CodeWay } from './kept-way.ts';

interface EnterCodeProps {
  readonly asked: CodeWay;
  /** While the next page opens. */
  readonly done: boolean;
  /** What was wrong with what a right code opened. */
  readonly refused: string | null;
  /** Signs in; throws what the call throws. */
  readonly onCode: (code: string) => Promise<void>;
  /** Asks for another code; throws what the call throws. */
  readonly onResend: () => Promise<void>;
  readonly onOtherNumber: () => void;
}

/** Refusals that are shown at the code. */
const aboutCode = new Set(['wrong_code', 'code_expired']);
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '');

/** The code that has come, with a way to another one. */
export function EnterCode({ asked, done, refused, onCode, onResend, onOtherNumber }: EnterCodeProps) {
  const { register, handleSubmit, formState, setError, setFocus, resetField } = useForm({
    resolver: zodResolver(signInByCodeEndpoint.body.pick({ code: true })),
    defaultValues: { code: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [dead, setDead] = useState(false);
  const [resending, setResending] = useState(false);
  const [resent, setResent] = useState(false);
  const { errors, isSubmitting } = formState;
  const busy = isSubmitting || done;
  useEffect(() => setFocus('code'), [setFocus]);
  const wrong = useRef(false);
  useEffect(() => {
    // The button lost the focus while it was disabled; selected once, not at every digit that is typed.
    if (!isSubmitting && wrong.current) setFocus('code', { shouldSelect: true });
    wrong.current = false;
  }, [isSubmitting, setFocus]);

  const send = handleSubmit(async ({ code }) => {
    setProblem(null);
    setResent(false);
    try {
      await onCode(code);
    } catch (error) {
      console.error(error);
      const sentence = sentenceOf(error) ?? m.session_no_connection();
      if (codeOf(error) === 'code_expired') setDead(true);
      wrong.current = aboutCode.has(codeOf(error));
      if (wrong.current) setError('code', { type: serverError, message: sentence });
      else setProblem(sentence);
    }
  });
  const resend = async () => {
    setProblem(null);
    setResent(false);
    setResending(true);
    try {
      await onResend();
      resetField('code'); // it is used up
      setDead(false);
      setResent(true);
      setFocus('code');
    } catch (error) {
      console.error(error);
      setProblem(sentenceOf(error) ?? m.session_no_connection());
    }
    setResending(false);
  };

  return (
    <form className={styles.form} aria-label={m.passwords_code_title()} noValidate onSubmit={send}>
      <div>
        <CodeSent {...asked} />
      </div>
      <CodeField error={fieldMessage(errors.code)} {...register('code')} />
      <p role="status" className={styles.resent}>
        {resent && m.passwords_resent()}
      </p>
      <FormProblem text={problem ?? refused} urgent />
      <Button type="submit" wide busy={busy}>
        {busy ? m.codes_checking() : m.codes_continue()}
      </Button>
      <div className={styles.ways}>
        <ResendCode since={asked.at} atOnce={dead} busy={resending} onResend={() => void resend()} />
        <Button look="plain" disabled={busy} onClick={onOtherNumber}>
          {m.passwords_other()}
        </Button>
      </div>
      <p className={styles.nothing}>{m.codes_nothing()}</p>
    </form>
  );
}
