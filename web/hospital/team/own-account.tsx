import { useState } from 'react';
import {
  changeStaffPasswordEndpoint,
  type OwnWorkplaces,
  renameSelfEndpoint,
} from '#contract/accounts/memberships.ts';
import { setPinEndpoint } from '#contract/hospital/desks.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { hospitalKeys, useOwnWorkplaces } from '../queries.ts';
import { MemberDialog } from './member-dialog.tsx';
import styles from './team.module.css';
import { roleLabel } from './team-labels.ts';

const refresh = [hospitalKeys.team];
const becomeToken = ({ token }: { readonly token: string }) => void sessionStore.logIn(token);

export function OwnName({ name }: { readonly name: string }) {
  const call = useCall();
  const form = useTypedForm(renameSelfEndpoint.body, { name }, (body) => call('PUT /hospital/me', { body }), {
    onDone: becomeToken,
  });
  return (
    <CheckedForm
      state={form}
      className={styles.form}
      aria-label={m.team_name()}
      submit={m.team_name_save()}
      look="quiet"
    >
      <Field label={m.team_name()} autoComplete="name" {...form.field('name')} />
    </CheckedForm>
  );
}

export function OwnPassword() {
  const call = useCall();
  const form = useTypedForm(
    changeStaffPasswordEndpoint.body,
    { password: '', newPassword: '' },
    (body) => call('PUT /hospital/me/password', { body }),
    { clears: true, refresh },
  );
  return (
    <CheckedForm
      state={form}
      className={styles.form}
      aria-label={m.common_password()}
      submit={m.team_password_save()}
      look="quiet"
    >
      <PasswordField
        label={m.team_password_now()}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <PasswordField
        label={m.common_new_password()}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
    </CheckedForm>
  );
}

export function OwnPin({ hasPin }: { readonly hasPin: boolean }) {
  const call = useCall();
  const form = useTypedForm(
    setPinEndpoint.body,
    { pin: '', password: '' },
    (body) => call('PUT /hospital/me/pin', { body }),
    { clears: true, refresh },
  );
  return (
    <CheckedForm
      state={form}
      className={styles.form}
      aria-label={m.team_pin_title()}
      submit={m.team_pin_save()}
      look="quiet"
      buttons={
        hasPin && (
          <Button look="quiet" busy={form.busy} onClick={() => form.submit({ pin: null })}>
            {m.team_pin_remove()}
          </Button>
        )
      }
    >
      <p className="muted readable">{m.team_pin_text()}</p>
      <Field
        label={m.team_pin()}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...form.field('pin')}
      />
      <PasswordField
        label={m.team_password_now()}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </CheckedForm>
  );
}

/**
 * Links to the other hospitals whose staff the user belongs to, in the account menu; empty without any. A
 * shared front desk computer links to none.
 */
export function OtherHospitals() {
  const call = useCall();
  const { data: place } = useOwnWorkplaces();
  const others = place?.all.filter(({ membershipId }) => membershipId !== place.present.membershipId) ?? [];
  const go = useCommand((membershipId: string) => call('POST /hospital/switch', { body: { membershipId } }), {
    done: (_, chosen) => others.find(({ membershipId }) => membershipId === chosen)?.hospitalName ?? null,
    onDone: becomeToken,
  });
  if (!place || others.length === 0) return null;
  return (
    <>
      <h3>{m.team_places()}</h3>
      {place.atDesk && <p className="muted readable">{m.team_places_desk()}</p>}
      <ul className="plain-list">
        {others.map(({ membershipId, hospitalName, role }) => (
          <li key={membershipId} className={`row middle spread break-anywhere ${styles.row}`}>
            <span>{roleLabel(role)}</span>
            {place.atDesk ? (
              <span>{hospitalName}</span>
            ) : (
              <Button look="quiet" busy={go.isPending} onClick={() => void go.run(membershipId)}>
                {m.team_places_go({ hospital: hospitalName })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ends the user's own membership, for members who have no team screen. */
export function LeaveHospital({ place: { name, present } }: { readonly place: OwnWorkplaces }) {
  const [asking, setAsking] = useState(false);
  const self = { membershipId: present.membershipId, name, role: present.role, isSelf: true };
  return (
    <div className="row-2">
      <Button look="quiet" onClick={() => setAsking(true)}>
        {m.team_leave()}
      </Button>
      <MemberDialog member={asking ? self : null} role={present.role} onClose={() => setAsking(false)} />
    </div>
  );
}
