import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Tabs } from '../../ui/tabs.tsx';
import type { Registrations } from '../sign-up/registration-roles.ts';
import { SignUp } from '../sign-up/sign-up.tsx';
import styles from './auth-panel.module.css';
import { LoginForm } from './login-form.tsx';
import { useEntrance } from './use-entrance.ts';

interface AuthPanelProps {
  readonly registrations: Registrations;
  /** Whether a registration has been begun. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called before the next page opens. */
  readonly onLeave?: () => void;
}

/** The tabs Login and Sign Up (C-01). The hidden one keeps its fields. */
export function AuthPanel({ registrations, onDirty, onLeave }: AuthPanelProps) {
  const [tab, setTab] = useState<'login' | 'sign-up'>('login');
  const enter = useEntrance(onLeave);
  const list = useRef<HTMLDivElement>(null);
  const register = () => {
    setTab('sign-up');
    list.current?.querySelector<HTMLElement>('[data-tab="sign-up"]')?.focus();
  };

  return (
    <div className={styles.panel}>
      <Tabs
        label={m.session_tabs()}
        list={list}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          {
            key: 'login',
            name: m.session_tab_login(),
            panel: <LoginForm onLoggedIn={enter} onRegister={register} onLeave={onLeave} />,
          },
          {
            key: 'sign-up',
            name: m.session_tab_sign_up(),
            panel: <SignUp registrations={registrations} onDirty={onDirty} onRegistered={enter} />,
          },
        ]}
      />
    </div>
  );
}
