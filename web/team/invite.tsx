import { useEffect, useState } from 'react';
import { makeInvitationEndpoint } from '#contract/hospital-invitations.ts';
import { type HospitalRole, manageableRoles, type StaffRole } from '#domain/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { useCheckedForm } from '../api/use-checked-form.ts';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/forms/email-field.tsx';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { Field } from '../ui/forms/field.tsx';
import { FormProblem } from '../ui/forms/form-problem.tsx';
import { PhoneField } from '../ui/forms/phone-field.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { MadeLink, type MadeLinkProps } from './made-link.tsx';
import styles from './team.module.css';
import { roleWord } from './words.ts';

interface InviteProps {
  /** Of whoever invites. */
  readonly role: StaffRole;
  /** What is chosen at first. */
  readonly first: HospitalRole;
  /** Whoever comes by the link to the form goes on in it. */
  readonly takesFocus?: boolean;
  readonly onDone: () => void;
}

/** The form by which somebody is invited, and then the link, which is shown once (M-01). */
export function Invite({ role, first, takesFocus = false, onDone }: InviteProps) {
  const call = useCall();
  const offered = manageableRoles[role];
  const [wanted, setWanted] = useState(first);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [made, setMade] = useState<Omit<MadeLinkProps, 'onClose'> | null>(null);
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(
    makeInvitationEndpoint.body,
    async (body) => {
      const { secret, sent, isUnchecked } = await call('POST /hospital/invitations', { body });
      setMade({ name, secret, isSent: sent !== null, isUnchecked });
      setName('');
      setPhone('');
      setEmail('');
      onDone();
    },
  );
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [takesFocus, form]);
  if (made) return <MadeLink {...made} onClose={() => setMade(null)} />;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.team_invite()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ role: wanted, name, phone, email });
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <SelectField
        label={m.team_role()}
        error={errors.role}
        value={wanted}
        onChange={({ target }) => setWanted(target.value as HospitalRole)}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {roleWord(one)}
          </option>
        ))}
      </SelectField>
      <Field
        label={m.team_invite_name()}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <PhoneField
        label={m.team_invite_phone()}
        hint={m.team_invite_phone_hint()}
        autoComplete="off"
        optional
        value={phone}
        error={errors.phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <EmailField
        label={m.team_invite_email()}
        autoComplete="off"
        optional
        value={email}
        error={errors.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <FormProblem text={problem} urgent />
      <Button type="submit" busy={busy}>
        {m.team_invite_make()}
      </Button>
    </form>
  );
}
