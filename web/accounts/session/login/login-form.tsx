import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { loginPatientEndpoint } from '#contract/accounts/sessions.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { sessionStore } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { useSelectRefusedField } from '#web/ui/forms/use-select-refused-field.ts';
import { forgotPasswordPath, safeReturn } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { loadSignInProgress } from '../codes/sign-in-progress.ts';
import { prefersCodeLogin, readPassedPhone } from '../forgot-password/requested-code.ts';
import { AccountFields } from './account-fields.tsx';
import styles from './login-form.module.css';
import { loginRoutes } from './login-routes.ts';
import { usePreferredRole } from './preferred-role.ts';
import { SecondStep, secondStepNeeded } from './second-step.tsx';

/** Loaded on demand: most users have a password. */
export const ByCode = lazy(async () => ({
  default: (await import('../codes/login-by-code.tsx')).LoginByCode,
}));

interface Credentials {
  readonly phone: string;
  readonly password: string;
}

interface LoginFormProps {
  readonly phone?: string | undefined;
  /** `target`: the page to open; by default the one the visitor came from. */
  readonly onLoggedIn: (target?: string) => void;
  readonly onRegister: () => void;
  readonly onLeave?: (() => void) | undefined;
  readonly forStaff?: ReactNode;
}

export function LoginForm({ phone: registered, onLoggedIn, onRegister, onLeave, forStaff }: LoginFormProps) {
  const call = useCall();
  const { search, state } = useLocation();
  const role = usePreferredRole();
  // Submitted before hydration, the browser would put the password into the address.
  const hydrated = useHydrated();
  const known = readPassedPhone(state);
  // No default values, so that text typed before hydration stays.
  const { register, handleSubmit, formState, setFocus, setValue, control } = useForm({
    resolver: zodResolver(loginPatientEndpoint.body),
    defaultValues: known ? { phone: known } : {},
  });
  const phone = useWatch({ control, name: 'phone' });
  /** Why the token of an answer cannot be used. */
  const [unusable, setUnusable] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  /** Correct credentials, while the second step is asked for. */
  const [checked, setChecked] = useState<Credentials | null>(null);
  const [byCode, setByCode] = useState(false);
  const asksForCode = prefersCodeLogin(state);
  useEffect(() => {
    // Requested on the page before, or resumed after a reload.
    if (asksForCode || loadSignInProgress()) setByCode(true);
  }, [asksForCode]);
  const { errors, isSubmitting } = formState;
  const busy = isSubmitting || done;

  useEffect(() => {
    if (!registered) return;
    setValue('phone', registered);
    setFocus('password');
  }, [registered, setValue, setFocus]);

  // The password is what people usually correct.
  const selectRefused = useSelectRefusedField(isSubmitting, setFocus, 'password');

  const fail = () => {
    selectRefused();
    toast.bad(m.session_login_failed());
  };
  const refuse = (cause: string) => {
    setUnusable(cause);
    fail();
  };
  const enter = (token: string, as: string) => {
    if (!token) return refuse(m.session_no_token());
    if (!sessionStore.logIn(token, as)) return refuse(m.session_token_unusable());
    setDone(true);
    toast.good(m.session_login_successful());
    onLoggedIn();
  };
  const login = useCommand((body: Credentials) => call(loginRoutes[role], { body }), {
    done: null,
    onDone: ({ token }, body) => enter(token, body.phone),
    onFailed: (error, body) => (refusalCode(error) === secondStepNeeded ? setChecked(body) : fail()),
    inPlace: true,
  });
  const logIn = handleSubmit((body) => {
    setUnusable(null);
    return login.run(body);
  });

  if (checked) {
    return (
      <SecondStep
        done={done}
        onCode={async (code) =>
          enter(
            (
              await call(role === 'hospital' ? loginRoutes.hospital : loginRoutes.doctor, {
                body: { ...checked, code },
              })
            ).token,
            checked.phone,
          )
        }
        onBack={() => setChecked(null)}
      />
    );
  }
  if (byCode) {
    return (
      <Suspense fallback={<p role="status">{m.session_form_loading()}</p>}>
        <ByCode
          phone={phone ?? ''}
          onLoggedIn={onLoggedIn}
          onAllFields={() => {
            setByCode(false);
            onRegister();
          }}
          onPassword={() => setByCode(false)}
        />
      </Suspense>
    );
  }
  return (
    <>
      {role === 'hospital' && forStaff}
      <form className="stack-3" aria-label={m.session_log_in()} noValidate onSubmit={logIn}>
        <AccountFields
          legend={m.session_log_in_as()}
          error={getFieldMessage(errors.phone)}
          {...register('phone')}
        />
        <PasswordField
          label={m.common_password()}
          autoComplete="current-password"
          error={getFieldMessage(errors.password)}
          {...register('password')}
        />
        <FormProblem text={unusable ?? login.problem} toasted />
        <Button type="submit" wide busy={busy} disabled={!hydrated}>
          {busy ? m.session_logging_in() : m.session_log_in()}
        </Button>
        <p className={`row ${styles.ways}`}>
          {role === 'patient' && (
            <button
              type="button"
              className={styles.link}
              disabled={busy || !hydrated}
              onClick={() => setByCode(true)}
            >
              {m.codes_use()}
            </button>
          )}
          <Link
            className={styles.link}
            to={forgotPasswordPath(safeReturn(new URLSearchParams(search)))}
            state={{ phone }}
            onClick={onLeave}
          >
            {m.session_forgot_password()}
          </Link>
        </p>
        <p className={`line-above muted text-centre ${styles.register}`}>
          {m.session_no_account()}{' '}
          <button type="button" className={styles.link} onClick={onRegister}>
            {m.session_register_link()}
          </button>
        </p>
      </form>
    </>
  );
}
