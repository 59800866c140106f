import { useState } from 'react';
import { beginSecondFactorEndpoint, turnOnSecondFactorEndpoint } from '#contract/accounts/second-factor.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { QrCodeImage } from '#web/ui/qr-code-image.tsx';
import type { SecondFactorBase } from '../queries.ts';
import { AppCodeField } from './app-code-field.tsx';
import styles from './second-factor.module.css';

type Begun = Output<'POST /doctors/second-factor/begin'>;

interface EnableSecondFactorProps {
  readonly base: SecondFactorBase;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** First the password, then the first code of the app. */
export function EnableSecondFactor({ base, onDone, onCancel }: EnableSecondFactorProps) {
  const call = useCall();
  const [begun, setBegun] = useState<Begun | null>(null);
  const password = useTypedForm(
    beginSecondFactorEndpoint.body,
    { password: '' },
    (body) => call(`POST ${base}/begin`, { body }),
    { onDone: setBegun },
  );
  const code = useTypedForm(
    turnOnSecondFactorEndpoint.body,
    { code: '' },
    (body) => call(`POST ${base}/turn-on`, { body }),
    { done: () => m.factor_turned_on(), onDone: ({ recoveryCodes }) => onDone(recoveryCodes) },
  );
  const form = {
    className: `stack-3 shrinks ${styles.form}`,
    'aria-label': m.factor_title(),
    buttons: (
      <Button look="quiet" onClick={onCancel}>
        {m.factor_cancel()}
      </Button>
    ),
  };
  if (!begun) {
    return (
      <CheckedForm key="password" state={password} submit={m.factor_continue()} {...form}>
        <p>{m.factor_password_why()}</p>
        <PasswordField
          label={m.common_present_password()}
          autoComplete="current-password"
          autoFocus
          {...password.field('password')}
        />
      </CheckedForm>
    );
  }
  return (
    <CheckedForm key="code" state={code} submit={m.factor_turn_on()} {...form}>
      <p>{m.factor_scan()}</p>
      <div className={`stack-4 top ${styles.app}`}>
        <QrCodeImage code={begun.code} label={m.factor_qr()} size={220} />
        <div className={`stack-3 shrinks ${styles.form}`}>
          <a className={styles.open} href={begun.uri}>
            {m.factor_open_app()}
          </a>
          <AppKey secret={begun.secret} />
          <AppCodeField autoFocus {...code.field('code')} />
        </div>
      </div>
    </CheckedForm>
  );
}

/** The key of the app, for typing, in groups of four. */
function AppKey({ secret }: { readonly secret: string }) {
  return (
    <p>
      {m.factor_key()}{' '}
      <code className={`block strong break-anywhere ${styles.key}`}>
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </code>
    </p>
  );
}
