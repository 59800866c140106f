import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { beginSecondFactorEndpoint, turnOnSecondFactorEndpoint } from '#contract/accounts/second-factor.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { QrCodeImage } from '#web/ui/qr-code-image.tsx';
import styles from './second-factor.module.css';
import { useCredentialForm } from './use-credential-form.ts';

type Begun = Output<'POST /doctors/second-factor/begin'>;

export type SecondFactorBase = '/doctors/second-factor' | '/hospital/me/second-factor';

interface EnableSecondFactorProps {
  readonly base: SecondFactorBase;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export function EnableSecondFactor({ base, onDone, onCancel }: EnableSecondFactorProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? (
    <FirstCode base={base} begun={begun} onDone={onDone} onCancel={onCancel} />
  ) : (
    <Password base={base} onBegun={setBegun} onCancel={onCancel} />
  );
}

interface PasswordProps {
  readonly base: SecondFactorBase;
  readonly onBegun: (begun: Begun) => void;
  readonly onCancel: () => void;
}

function Password({ base, onBegun, onCancel }: PasswordProps) {
  const call = useCall();
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(beginSecondFactorEndpoint.body),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { problem, send } = useCredentialForm(setError, setFocus);
  useEffect(() => setFocus('password'), [setFocus]);
  const begin = handleSubmit((body) => send(async () => onBegun(await call(`POST ${base}/begin`, { body }))));
  return (
    <form
      className={`stack-3 shrinks ${styles.form}`}
      aria-label={m.factor_title()}
      noValidate
      onSubmit={begin}
    >
      <p>{m.factor_password_why()}</p>
      <PasswordField
        label={m.factor_password()}
        autoComplete="current-password"
        error={getFieldMessage(errors.password)}
        {...register('password')}
      />
      <FormProblem text={problem} urgent />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSubmitting}>
          {m.factor_continue()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      </div>
    </form>
  );
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function FirstCode({ base, begun, onDone, onCancel }: EnableSecondFactorProps & { readonly begun: Begun }) {
  const call = useCall();
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(turnOnSecondFactorEndpoint.body),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const { problem, send } = useCredentialForm(setError, setFocus);
  useEffect(() => setFocus('code'), [setFocus]);
  const turnOn = handleSubmit((body) =>
    send(async () => onDone((await call(`POST ${base}/turn-on`, { body })).recoveryCodes)),
  );
  return (
    <form
      className={`stack-3 shrinks ${styles.form}`}
      aria-label={m.factor_title()}
      noValidate
      onSubmit={turnOn}
    >
      <p>{m.factor_scan()}</p>
      <div className={`stack-4 top ${styles.app}`}>
        <QrCodeImage code={begun.code} label={m.factor_qr()} size={220} />
        <div className={`stack-3 shrinks ${styles.form}`}>
          <a className={styles.open} href={begun.uri}>
            {m.factor_open_app()}
          </a>
          <p>
            {m.factor_key()}{' '}
            <code className={`block strong break-anywhere ${styles.key}`}>{inGroups(begun.secret)}</code>
          </p>
          <Field
            label={m.factor_code()}
            hint={m.factor_code_hint()}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={getFieldMessage(errors.code)}
            {...register('code')}
          />
        </div>
      </div>
      <FormProblem text={problem} urgent />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSubmitting}>
          {m.factor_turn_on()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      </div>
    </form>
  );
}
