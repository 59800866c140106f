import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginOperatorEndpoint, setUpOperatorEndpoint } from '#contract/site/operator-queue.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useFormSubmission } from '#web/api/use-form-submission.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { QrCodeImage } from '#web/ui/qr-code-image.tsx';
import styles from './operator.module.css';

type Begun = Output<'POST /operator/set-up'>;

/** The login of an operator, and before the first one the set-up of the account. */
export function OperatorLogin({ onEntered }: { readonly onEntered: (token: string) => void }) {
  const [settingUp, setSettingUp] = useState(false);
  const [begun, setBegun] = useState<(Begun & { readonly phone: string }) | null>(null);
  return (
    <article className={`card raised full-width padded-4 ${styles.entrance}`}>
      <h1>{settingUp && !begun ? m.operator_set_up() : m.operator_login()}</h1>
      {begun && <App begun={begun} />}
      {settingUp && !begun ? (
        <SetUp onBegun={setBegun} />
      ) : (
        <LogIn phone={begun?.phone ?? ''} onEntered={onEntered} />
      )}
      {!begun && (
        <Button look="plain" onClick={() => setSettingUp(!settingUp)}>
          {settingUp ? m.operator_log_in() : m.operator_set_up()}
        </Button>
      )}
    </article>
  );
}

function App({ begun }: { readonly begun: Begun }) {
  return (
    <>
      <p>{m.operator_scan()}</p>
      <QrCodeImage code={begun.code} label={m.factor_qr()} size={220} />
      <p>
        {m.factor_key()} <code className="break-anywhere">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  );
}

function SetUp({ onBegun }: { readonly onBegun: (begun: Begun & { phone: string }) => void }) {
  const call = useCall();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(setUpOperatorEndpoint.body),
    defaultValues: { phone: '', setUpCode: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { problem, send } = useFormSubmission(setError, getCause);
  const begin = handleSubmit((body) =>
    send(async () => onBegun({ ...(await call('POST /operator/set-up', { body })), phone: body.phone })),
  );
  return (
    <form className={styles.form} aria-label={m.operator_set_up()} noValidate onSubmit={begin}>
      <p>{m.operator_set_up_text()}</p>
      <Field
        label={m.operator_phone()}
        type="tel"
        autoComplete="username"
        error={getFieldMessage(errors.phone)}
        {...register('phone')}
      />
      <Field
        label={m.operator_set_up_code()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={getFieldMessage(errors.setUpCode)}
        {...register('setUpCode')}
      />
      <PasswordField
        label={m.operator_password()}
        autoComplete="new-password"
        error={getFieldMessage(errors.password)}
        {...register('password')}
      />
      <FormProblem text={problem} urgent />
      <Button type="submit" wide busy={isSubmitting}>
        {m.operator_set_up()}
      </Button>
    </form>
  );
}

interface LogInProps {
  readonly phone: string;
  readonly onEntered: (token: string) => void;
}

function LogIn({ phone, onEntered }: LogInProps) {
  const call = useCall();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(loginOperatorEndpoint.body),
    defaultValues: { phone, password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const { problem, send } = useFormSubmission(setError, getCause, m.session_login_failed);
  const logIn = handleSubmit((body) =>
    send(async () => onEntered((await call('POST /operator/log-in', { body })).token)),
  );
  return (
    <form className={styles.form} aria-label={m.operator_login()} noValidate onSubmit={logIn}>
      {phone === '' && <p>{m.operator_login_text()}</p>}
      <Field
        label={m.operator_phone()}
        type="tel"
        autoComplete="username"
        error={getFieldMessage(errors.phone)}
        {...register('phone')}
      />
      <PasswordField
        label={m.operator_password()}
        autoComplete="current-password"
        error={getFieldMessage(errors.password)}
        {...register('password')}
      />
      <Field
        label={m.factor_code()}
        hint={m.factor_code_hint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={getFieldMessage(errors.code)}
        {...register('code')}
      />
      <FormProblem text={problem} urgent />
      <Button type="submit" wide busy={isSubmitting}>
        {m.operator_log_in()}
      </Button>
    </form>
  );
}

const getCause = (error: unknown) => getRefusalMessage(error) ?? m.session_no_connection();
