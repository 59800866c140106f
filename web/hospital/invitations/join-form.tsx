import { useState } from 'react';
import { acceptInvitationEndpoint } from '#contract/hospital/hospital-invitations.ts';
import { m } from '#messages/messages.js';
import { SecondStep } from '#web/accounts/session/login/second-step.tsx';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import styles from '../team/team.module.css';

interface JoinFormProps {
  readonly secret: string;
  readonly name: string;
  readonly needsPhone: boolean;
  readonly onJoined: () => void;
}

/** Joins a hospital's staff by a link: name, phone and password. */
export function JoinForm({ secret, name: invited, needsPhone, onJoined }: JoinFormProps) {
  const call = useCall();
  const [name, setName] = useState(invited);
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const accept = async (code?: string) => {
    const body = { secret, name, phone, password, ...(code && { code }) };
    const { token } = await call('POST /hospital/invitations/accept', { body });
    sessionStore.logIn(token, phone);
    onJoined();
  };
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(
    acceptInvitationEndpoint.body,
    async () => {
      try {
        await accept();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'second_factor_required') throw error;
        setAsksForCode(true);
      }
    },
  );
  if (asksForCode) return <SecondStep done={false} onCode={accept} onBack={() => setAsksForCode(false)} />;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.team_join_page()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ secret, name, phone, password });
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <Field
        label={m.team_name()}
        autoComplete="name"
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <PhoneField
        label={m.team_invite_phone()}
        hint={needsPhone ? m.team_join_phone_hint() : undefined}
        autoComplete="username"
        value={phone}
        error={errors.phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <PasswordField
        label={m.team_password()}
        hint={m.team_join_password_hint()}
        autoComplete="new-password"
        value={password}
        error={errors.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FormProblem text={problem} urgent />
      <Button type="submit" wide busy={busy}>
        {m.team_join_submit()}
      </Button>
    </form>
  );
}
