import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { leadsToBooking } from '#web/ui/paths.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { RegistrationRole, Registrations } from '../sign-up/registration-roles.ts';
import { SignUp } from '../sign-up/sign-up.tsx';
import { getDraftRole } from '../sign-up/sign-up-draft.ts';
import { LoginForm } from './login-form.tsx';
import { choosePreferredRole, type LoginRole } from './preferred-role.ts';
import { useAfterLogin } from './use-after-login.ts';

interface AuthPanelProps {
  readonly registrations: Registrations;
  /** Called with true once a registration has been started. */
  readonly onDirty: (dirty: boolean) => void;
  readonly first?: 'login' | 'sign-up';
  /** Called before the next page opens. */
  readonly onLeave?: () => void;
  readonly forStaff?: ReactNode;
}

/** The tabs Login and Sign Up. The hidden one preserves its fields; a draft opens the sign-up directly. */
export function AuthPanel({ registrations, onDirty, first = 'login', onLeave, forStaff }: AuthPanelProps) {
  const { search } = useLocation();
  const [tab, setTab] = useState<'login' | 'sign-up'>(first);
  /** The role to register; undefined until the sign-up is first opened. */
  const [presumed, setPresumed] = useState<RegistrationRole | null | undefined>(
    first === 'sign-up' ? (leadsToBooking(search) ? 'patient' : null) : undefined,
  );
  const [phone, setPhone] = useState<string>();
  const enter = useAfterLogin(onLeave);
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: 'login' | 'sign-up') => {
    setTab(next);
    if (next === 'sign-up' && presumed === undefined) {
      setPresumed(getDraftRole() ?? (leadsToBooking(search) ? 'patient' : null));
    }
  };
  const focusTab = (key: string) => list.current?.querySelector<HTMLElement>(`[data-tab="${key}"]`)?.focus();
  const register = () => {
    choose('sign-up');
    focusTab('sign-up');
  };
  const logInInstead = (role: LoginRole, known: string) => {
    choosePreferredRole(role);
    setPhone(known);
    setTab('login');
    focusTab('login');
  };
  useEffect(() => {
    // A reload during a sign-up resumes it.
    const drafted = getDraftRole();
    if (!drafted) return;
    setPresumed(drafted);
    setTab('sign-up');
  }, []);

  return (
    <div className="stack-4">
      <Tabs
        label={m.session_tabs()}
        list={list}
        chosen={tab}
        onChoose={choose}
        tabs={[
          {
            key: 'login',
            name: m.session_tab_login(),
            panel: (
              <LoginForm
                phone={phone}
                forStaff={forStaff}
                onLoggedIn={enter}
                onRegister={register}
                onLeave={onLeave}
              />
            ),
          },
          {
            key: 'sign-up',
            name: m.session_tab_sign_up(),
            panel: presumed !== undefined && (
              <SignUp
                registrations={registrations}
                presumed={presumed}
                onDirty={onDirty}
                onRegistered={enter}
                onHaveAccount={logInInstead}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
