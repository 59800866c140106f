import type { HospitalRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { Field } from '#web/ui/fields/field.tsx';
import { EmailField } from '#web/ui/fields/person/email-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from '../team/team.module.css';
import { roleLabel } from '../team/team-labels.ts';

export interface InvitedPerson {
  readonly role: HospitalRole;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface InviteRowProps {
  readonly number: number;
  readonly person: InvitedPerson;
  readonly offered: readonly HospitalRole[];
  readonly errorOf: (field: keyof InvitedPerson) => string | undefined;
  readonly problem: string | null;
  readonly onChange: (person: InvitedPerson) => void;
  /** Undefined for the only row. */
  readonly onRemove: (() => void) | undefined;
}

export function InviteRow(props: InviteRowProps) {
  const { number, person, offered, errorOf, problem, onChange, onRemove } = props;
  const { role, name, phone, email } = person;
  const field = (key: keyof InvitedPerson) => ({
    value: person[key],
    error: errorOf(key),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ role, name, phone, email, [key]: target.value }),
  });
  return (
    <fieldset className={`shrinks relative no-margin ${styles.invited}`}>
      <legend>{m.team_invite_row({ number })}</legend>
      <div className={`stack-3 bottom ${styles.fields}`}>
        <Field label={m.team_invite_name()} autoComplete="off" {...field('name')} />
        <PhoneField label={m.team_invite_phone()} autoComplete="off" optional {...field('phone')} />
        <SelectField label={m.team_role()} {...field('role')}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {roleLabel(one)}
            </option>
          ))}
        </SelectField>
        <EmailField label={m.common_e_mail()} autoComplete="off" optional {...field('email')} />
      </div>
      {onRemove && (
        <IconButton className={styles.remove} label={m.team_invite_remove({ number })} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      )}
      <FormProblem text={problem} />
    </fieldset>
  );
}
