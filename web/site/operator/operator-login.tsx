import { useState } from 'react';
import { loginOperatorEndpoint, setUpOperatorEndpoint } from '#contract/site/operator-queue.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
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
  const form = useTypedForm(
    setUpOperatorEndpoint.body,
    { phone: '', setUpCode: '', password: '' },
    (body) => call('POST /operator/set-up', { body }),
    { done: null, onDone: (begun, { phone }) => onBegun({ ...begun, phone }) },
  );
  return (
    <CheckedForm
      state={form}
      className={styles.form}
      aria-label={m.operator_set_up()}
      submit={m.operator_set_up()}
      wide
    >
      <p>{m.operator_set_up_text()}</p>
      <Field label={m.common_phone_number()} type="tel" autoComplete="username" {...form.field('phone')} />
      <Field
        label={m.operator_set_up_code()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('setUpCode')}
      />
      <PasswordField label={m.common_password()} autoComplete="new-password" {...form.field('password')} />
    </CheckedForm>
  );
}

interface LogInProps {
  readonly phone: string;
  readonly onEntered: (token: string) => void;
}

function LogIn({ phone, onEntered }: LogInProps) {
  const call = useCall();
  const form = useTypedForm(
    loginOperatorEndpoint.body,
    { phone, password: '', code: '' },
    (body) => call('POST /operator/log-in', { body }),
    { done: null, onDone: ({ token }) => onEntered(token) },
  );
  return (
    <CheckedForm
      state={form}
      className={styles.form}
      aria-label={m.operator_login()}
      submit={m.operator_log_in()}
      wide
    >
      {phone === '' && <p>{m.operator_login_text()}</p>}
      <Field label={m.common_phone_number()} type="tel" autoComplete="username" {...form.field('phone')} />
      <PasswordField
        label={m.common_password()}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Field
        label={m.factor_code()}
        hint={m.factor_code_hint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...form.field('code')}
      />
    </CheckedForm>
  );
}
