import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginPatientEndpoint } from '#contract/accounts/sessions.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { decodeToken, isSameAccount, type SessionUser, sessionStore } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { useSelectRefusedField } from '#web/ui/forms/use-select-refused-field.ts';
import { loginRoutes } from '../login/login-routes.ts';
import { toLoginRole } from '../login/preferred-role.ts';
import { SecondStep, secondStepNeeded } from '../login/second-step.tsx';

export interface PasswordDialogProps {
  readonly user: SessionUser;
  readonly onGiveUp: () => void;
  /** The account no longer has access: nothing of the session stays. */
  readonly onOver: () => void;
}

const CodeEntrance = lazy(async () => ({
  default: (await import('../codes/code-sign-in.tsx')).CodeSignIn,
}));

interface Credentials {
  readonly phone: string;
  readonly password: string;
}

const isAccessLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['no_membership', 'membership_not_found'].includes(error.code);

/** Asks the user for the password over the page, which is unreadable behind it. The new session closes it. */
export function PasswordDialog({ user, onGiveUp, onOver }: PasswordDialogProps) {
  const call = useCall();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(loginPatientEndpoint.body),
    defaultValues: { phone: sessionStore.phone(), password: '' },
  });
  /** Why the session cannot go on with the token of an answer. */
  const [unusable, setUnusable] = useState<string | null>(null);
  /** Correct credentials, while the second step is asked for. */
  const [checked, setChecked] = useState<Credentials | null>(null);
  const [byCode, setByCode] = useState(false);
  const [over, setOver] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (!checked && !byCode && !over) setFocus(sessionStore.phone() ? 'password' : 'phone');
  }, [checked, byCode, over, setFocus]);
  // The password is what people usually correct.
  const selectRefused = useSelectRefusedField(isSubmitting, setFocus, 'password');

  /** Returns the reason why the session cannot continue with this token; null if it can. */
  const role = toLoginRole(user.role);
  const goOn = (token: string, phone: string): string | null => {
    if (isSameAccount(decodeToken(token), user)) {
      return sessionStore.logIn(token, phone) ? null : m.session_token_unusable();
    }
    call('POST /logout', { token }).catch((error: unknown) => console.error(error));
    return m.ended_other_account({ name: user.name });
  };
  /** Logs in at the same hospital, as the account may be on the staff of several. */
  const requestToken = async ({
    code,
    ...body
  }: Credentials & { readonly code?: string }): Promise<string> => {
    const step = code === undefined ? {} : { code };
    const { membershipId } = user;
    const place = membershipId === undefined ? {} : { membershipId };
    if (role === 'hospital')
      return (await call(loginRoutes.hospital, { body: { ...body, ...step, ...place } })).token;
    if (role === 'doctor') return (await call(loginRoutes.doctor, { body: { ...body, ...step } })).token;
    return (await call(loginRoutes.patient, { body })).token;
  };
  const enter = (token: string, phone: string) => {
    const refusal = goOn(token, phone);
    if (!refusal) return;
    selectRefused();
    setChecked(null);
    setUnusable(refusal);
  };
  const login = useCommand(requestToken, {
    done: null,
    onDone: (token, body) => enter(token, body.phone),
    onFailed(error, body) {
      if (refusalCode(error) === secondStepNeeded) setChecked(body);
      else if (isAccessLost(error)) setOver(error.message);
      else selectRefused();
    },
    inPlace: true,
  });
  const logIn = handleSubmit((body) => {
    setUnusable(null);
    return login.run(body);
  });

  const enterByStep = async (code: string, body: Credentials) => {
    try {
      enter(await requestToken({ ...body, code }), body.phone);
    } catch (error) {
      if (!isAccessLost(error)) throw error;
      setOver(error.message);
    }
  };

  return (
    <Dialog open onClose={over ? onOver : onGiveUp} title={m.ended_title()} veiled>
      {over ? (
        <div className="stack-3">
          <p role="alert">{over}</p>
          <Button wide onClick={onOver}>
            {m.session_logout()}
          </Button>
        </div>
      ) : byCode ? (
        <div className="stack-3">
          <p>{m.ended_text()}</p>
          <Suspense fallback={<p role="status">{m.session_form_loading()}</p>}>
            <CodeEntrance
              phone={sessionStore.phone()}
              done={false}
              onToken={goOn}
              newcomers={null}
              onPassword={() => setByCode(false)}
            />
          </Suspense>
          <Button look="plain" wide onClick={onGiveUp}>
            {m.ended_cancel()}
          </Button>
        </div>
      ) : checked ? (
        <SecondStep
          done={false}
          onCode={(code) => enterByStep(code, checked)}
          onBack={() => setChecked(null)}
        />
      ) : (
        <form className="stack-3" aria-label={m.ended_title()} noValidate onSubmit={logIn}>
          <p>{m.ended_text()}</p>
          <PhoneField
            label={m.common_phone_number()}
            autoComplete="username"
            error={getFieldMessage(errors.phone)}
            {...register('phone')}
          />
          <PasswordField
            label={m.common_password()}
            autoComplete="current-password"
            error={getFieldMessage(errors.password)}
            {...register('password')}
          />
          <FormProblem text={unusable ?? login.problem} />
          <Button type="submit" wide busy={isSubmitting}>
            {isSubmitting ? m.session_logging_in() : m.session_log_in()}
          </Button>
          {user.role === 'patient' && (
            <Button look="quiet" wide disabled={isSubmitting} onClick={() => setByCode(true)}>
              {m.codes_use()}
            </Button>
          )}
          <Button look="plain" wide disabled={isSubmitting} onClick={onGiveUp}>
            {m.ended_cancel()}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
