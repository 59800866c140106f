import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { AskPhone } from './ask-phone.tsx';
import { EnterCode } from './enter-code.tsx';
import { clearNewcomerAnswers } from './newcomer-draft.ts';
import { NewcomerForm } from './newcomer-form.tsx';
import { PhoneVerifiedNotice } from './phone-verified-notice.tsx';
import { loadSignInProgress, type SignInProgress, saveSignInProgress } from './sign-in-progress.ts';

/**
 * Opens the session; returns the error, or null on success. `setsPassword` leads to the password form
 * afterwards.
 */
export type OnToken = (
  token: string,
  phone: string,
  how: { readonly isNew: boolean; readonly setsPassword: boolean },
) => string | null;

interface CodeSignInProps {
  readonly phone: string;
  /** True while the next page opens. */
  readonly done: boolean;
  readonly onToken: OnToken;
  /**
   * For new patients: the label of the button, also while it works, and the link to the full registration;
   * null: existing accounts only.
   */
  readonly newcomers: {
    readonly submit: string;
    readonly sending: string;
    readonly onAllFields: () => void;
  } | null;
  readonly onPassword: () => void;
}

/**
 * Logs in from a phone number with a code; new patients also enter name, sex and birth. A reload resumes at
 * the same step.
 */
export function CodeSignIn({ phone, done, onToken, newcomers, onPassword }: CodeSignInProps) {
  const call = useCall();
  const keeps = newcomers !== null;
  const [way, setWay] = useState<SignInProgress | null>(() => (keeps ? loadSignInProgress() : null));
  const [typed, setTyped] = useState(phone);
  const [problem, setProblem] = useState<string | null>(null);
  /**
   * Set if this code was the first to verify the phone of the account: the owner reads what that changed
   * before going on.
   */
  const [proven, setProven] = useState<string | null>(null);
  const become = (next: SignInProgress | null) => {
    if (keeps) saveSignInProgress(next);
    setWay(next);
  };
  const ask = async (to: string) => {
    setProblem(null);
    try {
      const { by, validMinutes } = await call('POST /patients/sign-in-codes', { body: { phone: to } });
      become({ phone: to, by, validMinutes, at: currentTime() });
    } catch (error) {
      // A clinic that cannot send codes has passwords alone.
      if (!newcomers || refusalCode(error) !== 'no_messages') throw error;
      newcomers.onAllFields();
    }
  };
  const begin = (sentence: string | null) => {
    setTyped(way?.phone ?? phone);
    become(null);
    setProblem(sentence);
  };
  const enter = (token: string, how: { readonly isNew?: boolean; readonly setsPassword?: boolean } = {}) => {
    const refusal = onToken(token, way?.phone ?? '', { isNew: false, setsPassword: false, ...how });
    if (refusal !== null) setProven(null);
    else if (keeps) {
      saveSignInProgress(null);
      clearNewcomerAnswers();
    }
    setProblem(refusal);
  };
  const sendCode = async (asked: SignInProgress, code: string) => {
    setProblem(null);
    const answer = await call('POST /patients/sign-in', { body: { phone: asked.phone, code } });
    if ('token' in answer && answer.firstProof) {
      if (keeps) saveSignInProgress(null); // the code is used up
      return setProven(answer.token);
    }
    if ('token' in answer) return enter(answer.token);
    if (!newcomers) return begin(m.codes_unknown());
    become({ ...asked, proof: { text: answer.proof, until: currentTime() + answer.validMinutes * 60_000 } });
  };

  if (proven !== null) {
    return (
      <PhoneVerifiedNotice
        done={done}
        onContinue={() => enter(proven)}
        onPassword={newcomers && (() => enter(proven, { setsPassword: true }))}
      />
    );
  }
  return (
    <div className="stack-3 shrinks relative">
      {!way && (
        <>
          <FormProblem text={problem} urgent />
          <AskPhone key={typed} phone={typed} onAsk={ask} />
        </>
      )}
      {way && !way.proof && (
        <EnterCode
          asked={way}
          done={done}
          refused={problem}
          onCode={(code) => sendCode(way, code)}
          onResend={() => ask(way.phone)}
          onOtherNumber={() => begin(null)}
        />
      )}
      {way?.proof && newcomers && (
        <NewcomerForm
          phone={way.phone}
          proof={way.proof.text}
          submit={newcomers.submit}
          sending={newcomers.sending}
          done={done}
          onToken={(token) => enter(token, { isNew: true })}
          onAgain={begin}
          onAllFields={() => {
            become(null);
            clearNewcomerAnswers();
            newcomers.onAllFields();
          }}
        />
      )}
      {!way?.proof && (
        <Button
          look="plain"
          wide
          disabled={done}
          onClick={() => {
            become(null);
            onPassword();
          }}
        >
          {m.codes_use_password()}
        </Button>
      )}
    </div>
  );
}
