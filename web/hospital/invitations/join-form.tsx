import { useState } from 'react';
import { acceptInvitationEndpoint } from '#contract/hospital/hospital-invitations.ts';
import { m } from '#messages/messages.js';
import { SecondStep } from '#web/accounts/session/login/second-step.tsx';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { sessionStore } from '#web/api/session.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import styles from '../team/team.module.css';

interface JoinFormProps {
  readonly secret: string;
  readonly name: string;
  readonly needsPhone: boolean;
  readonly onJoined: () => void;
}

/** Joins a hospital's staff by a link: name, phone and password. */
export function JoinForm({ secret, name, needsPhone, onJoined }: JoinFormProps) {
  const call = useCall();
  const [asksForCode, setAsksForCode] = useState(false);
  const accept = async (code?: string) => {
    const body = { secret, ...form.typed, ...(code && { code }) };
    const { token } = await call('POST /hospital/invitations/accept', { body });
    sessionStore.logIn(token, form.typed.phone);
    onJoined();
  };
  const empty = { name, phone: '', password: '' };
  const form = useTypedForm(acceptInvitationEndpoint.body, empty, async () => {
    try {
      await accept();
    } catch (error) {
      if (refusalCode(error) !== 'second_factor_required') throw error;
      setAsksForCode(true);
    }
  });
  if (asksForCode) return <SecondStep done={false} onCode={accept} onBack={() => setAsksForCode(false)} />;
  return (
    <CheckedForm
      state={{ ...form, submit: () => form.submit({ secret }) }}
      className={styles.form}
      aria-label={m.team_join_page()}
      submit={m.team_join_submit()}
      wide
    >
      <Field label={m.team_name()} autoComplete="name" {...form.field('name')} />
      <PhoneField
        label={m.team_invite_phone()}
        hint={needsPhone ? m.team_join_phone_hint() : undefined}
        autoComplete="username"
        {...form.field('phone')}
      />
      <PasswordField
        label={m.common_password()}
        hint={m.team_join_password_hint()}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </CheckedForm>
  );
}
