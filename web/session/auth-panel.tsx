import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import styles from './auth-panel.module.css';
import { LoginForm } from './login-form.tsx';
import type { Registrations } from './registrations.ts';
import { SignUp } from './sign-up.tsx';
import { useEntrance } from './use-entrance.ts';

const tabs = ['login', 'sign-up'] as const;
type Tab = (typeof tabs)[number];

interface AuthPanelProps {
  readonly registrations: Registrations;
  /** Whether a registration has been begun that leaving would lose. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called when the visitor is led on to the next page. */
  readonly onLeave?: () => void;
}

/** The tabs Login and Sign Up (C-01). The one that is not shown keeps what was typed into it. */
export function AuthPanel({ registrations, onDirty, onLeave }: AuthPanelProps) {
  const id = useId();
  const [tab, setTab] = useState<Tab>('login');
  const enter = useEntrance(onLeave);
  const list = useRef<HTMLDivElement>(null);

  const go = (next: Tab) => {
    setTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(tab === 'login' ? 'sign-up' : 'login');
    if (key === 'Home') go('login');
    if (key === 'End') go('sign-up');
  };

  return (
    <div className={styles.panel}>
      <div ref={list} role="tablist" aria-label={m.session_tabs()} className={styles.tabs}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={`${id}-${each}-panel`}
            tabIndex={each === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => setTab(each)}
            onKeyDown={onKeyDown}
          >
            {each === 'login' ? m.session_tab_login() : m.session_tab_sign_up()}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-login-panel`} aria-labelledby={`${id}-login`} hidden={tab !== 'login'}>
        <LoginForm onLoggedIn={enter} onRegister={() => go('sign-up')} onLeave={onLeave} />
      </div>
      <div
        role="tabpanel"
        id={`${id}-sign-up-panel`}
        aria-labelledby={`${id}-sign-up`}
        hidden={tab !== 'sign-up'}
      >
        <SignUp registrations={registrations} onDirty={onDirty} onRegistered={enter} />
      </div>
    </div>
  );
}
