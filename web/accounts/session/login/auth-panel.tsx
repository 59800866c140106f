import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { leadsToBooking } from '#web/ui/paths.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { prefersCodeLogin, readPassedPhone } from '../forgot-password/requested-code.ts';
import {
  type RegistrationRole,
  type Registrations,
  registrationRoles,
} from '../sign-up/registration-roles.ts';
import { SignUp } from '../sign-up/sign-up.tsx';
import { getDraftRole } from '../sign-up/sign-up-draft.ts';
import styles from './login-form.module.css';
import { ByCode, LoginForm } from './login-form.tsx';
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
  /** Called with the role to register once it is chosen or given up, or when the login takes its place. */
  readonly onRole?: (role: RegistrationRole | null | 'login') => void;
}

/**
 * The tabs Login and Sign Up. The hidden one preserves its fields; a draft opens the sign-up directly. A
 * booking begins with the phone alone; the tabs are behind its links.
 */
export function AuthPanel(props: AuthPanelProps) {
  const { registrations, onDirty, first = 'login', onLeave, forStaff, onRole } = props;
  const { search, state } = useLocation();
  const [phoneOnly, setPhoneOnly] = useState(first === 'login' && leadsToBooking(search));
  const [tab, setTab] = useState<'login' | 'sign-up'>(first);
  /** The role to register; undefined until the sign-up is first opened. */
  const [presumed, setPresumed] = useState<RegistrationRole | null | undefined>(
    first === 'sign-up' ? (leadsToBooking(search) ? 'patient' : roleInAddress(search)) : undefined,
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
    onRole?.('login');
    focusTab('login');
  };
  useEffect(() => {
    // A reload during a sign-up resumes it.
    const drafted = getDraftRole();
    if (!drafted) return;
    setPresumed(drafted);
    setTab('sign-up');
    setPhoneOnly(false);
  }, []);
  const passedPhone = readPassedPhone(state);
  const knowsPassword = passedPhone !== '' && !prefersCodeLogin(state);
  useEffect(() => {
    // With a password that was just changed, for example.
    if (knowsPassword) setPhoneOnly(false);
  }, [knowsPassword]);
  const followed = useRef(false);
  useEffect(() => {
    // The link that led to the tabs is gone.
    if (!phoneOnly && followed.current) {
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    }
  }, [phoneOnly]);

  // The server knows nothing of a code that this tab has requested.
  const hydrated = useHydrated();
  if (phoneOnly && !hydrated) return <p role="status">{m.session_form_loading()}</p>;
  if (phoneOnly) {
    const showTabs = () => {
      followed.current = true;
      setPhoneOnly(false);
    };
    return (
      <Suspense fallback={<p role="status">{m.session_form_loading()}</p>}>
        <ByCode
          phone={passedPhone}
          onLoggedIn={enter}
          onAllFields={() => {
            showTabs();
            choose('sign-up');
          }}
          onPassword={showTabs}
        />
        <p className="text-centre">
          <button type="button" className={styles.link} onClick={showTabs}>
            {m.session_other_roles()}
          </button>
        </p>
      </Suspense>
    );
  }

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
                onRole={onRole}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

/** "/register?role=doctor" */
function roleInAddress(search: string): RegistrationRole | null {
  const wanted = new URLSearchParams(search).get('role');
  return registrationRoles.find((role) => role === wanted) ?? null;
}
