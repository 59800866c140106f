import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { loginPath, paths, safeReturn } from '#web/ui/paths.ts';
import { type LoginRole, usePreferredRole } from '../login/preferred-role.ts';
import styles from './forgot-password.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { AskForCode } from './request-code-form.tsx';
import { parseRequestedCode, type RequestedCode, readPassedPhone } from './requested-code.ts';

export function ForgotPassword() {
  const call = useCall();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const hydrated = useHydrated();
  const asked = hydrated ? parseRequestedCode(state) : null;
  const phone = hydrated ? readPassedPhone(state) : '';
  const [done, setDone] = useState<{ readonly used: RequestedCode; readonly firstProof: boolean } | null>(
    null,
  );
  const role = usePreferredRole();
  const login = loginPath(safeReturn(new URLSearchParams(search)));

  const remember = (next: { readonly phone: string; readonly asked?: RequestedCode }) =>
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: next });
  const ask = async (role: LoginRole, typed: string) => {
    const { by, validMinutes } = await call('POST /password/forgot', { body: { role, phone: typed } });
    remember({ phone: typed, asked: { role, phone: typed, by, validMinutes, at: currentTime() } });
  };
  const finish = (used: RequestedCode, firstProof: boolean) => {
    const { user } = sessionStore.current();
    // The server has ended the session of this account if it was logged in here; a call finds out and logs
    // out this browser too.
    if (user?.role === used.role) call('GET /sessions').catch((error: unknown) => console.error(error));
    remember({ phone: used.phone });
    setDone({ used, firstProof });
  };

  if (done) {
    return (
      <Step title={m.passwords_done_title()} lead={m.passwords_done()} done>
        {done.firstProof && <p>{m.codes_proven_text()}</p>}
        {done.firstProof && done.used.role === 'patient' && <p>{m.codes_proven_family()}</p>}
        <ButtonLink className={styles.login ?? ''} to={login} state={{ phone: done.used.phone }}>
          {m.session_log_in()}
        </ButtonLink>
      </Step>
    );
  }
  if (asked) {
    return (
      <Step title={m.passwords_code_title()} lead={sentSentence(asked)}>
        {asked.by === 'mailbox' && (
          // In a new tab, so that this form stays.
          <a
            className={`line-2 middle target rounded ${styles.mailbox}`}
            href={paths.demoMailbox}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="send" />
            <span>
              {m.passwords_open_mailbox()} <span className="visually-hidden">{m.passwords_new_tab()}</span>
            </span>
          </a>
        )}
        <NewPasswordForm
          asked={asked}
          onResend={() => ask(asked.role, asked.phone)}
          onOtherNumber={() => remember({ phone: asked.phone })}
          onDone={(firstProof) => finish(asked, firstProof)}
        />
      </Step>
    );
  }
  return (
    <Step title={m.passwords_title()} lead={m.passwords_lead()}>
      <AskForCode key={phone} phone={phone} onAsk={ask} />
      <p className={`line-above text-centre ${styles.back}`}>
        <Link to={login} state={{ phone }}>
          {m.passwords_back()}
        </Link>
        {role === 'patient' && (
          <Link to={login} state={{ phone, byCode: true }}>
            {m.codes_use()}
          </Link>
        )}
      </p>
    </Step>
  );
}

function sentSentence({ by, phone, validMinutes }: RequestedCode): string {
  const facts = { phone, minutes: String(validMinutes) };
  if (by === 'sms') return m.passwords_sent_sms(facts);
  return by === 'email' ? m.passwords_sent_email(facts) : m.passwords_sent_mailbox(facts);
}

interface StepProps {
  readonly title: string;
  readonly lead: string;
  /** The last step has no fields, so its heading gets the focus. */
  readonly done?: boolean;
  readonly children: ReactNode;
}

function Step({ title, lead, done = false, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  return (
    <div className={`stack-2 ${styles.step}`}>
      {done && (
        <span className={`centred green-tint ${styles.mark}`}>
          <Icon name="check" size={32} />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted large">{lead}</p>
      {done ? (
        children
      ) : (
        <div className={`card raised stack-3 padded-4 above-3 ${styles.card}`}>{children}</div>
      )}
    </div>
  );
}
