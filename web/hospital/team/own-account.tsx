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
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { MemberDialog } from './member-dialog.tsx';
import styles from './team.module.css';
import { roleLabel } from './team-labels.ts';
import { useCommand } from './use-command.ts';

export function OwnName({ name: present }: { readonly name: string }) {
  const call = useCall();
  const [name, setName] = useState(present);
  const { form, errors, problem, busy, submit } = useCheckedForm(renameSelfEndpoint.body, async (body) => {
    const { token, message } = await call('PUT /hospital/me', { body });
    sessionStore.logIn(token);
    toast.good(message);
  });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.team_name()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ name });
      }}
    >
      <Field
        label={m.team_name()}
        autoComplete="name"
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormProblem text={problem} urgent />
      <div className="row-2">
        <Button type="submit" look="quiet" busy={busy}>
          {m.team_name_save()}
        </Button>
      </div>
    </form>
  );
}

export function OwnPassword({ onDone }: { readonly onDone: () => void }) {
  const call = useCall();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { form, errors, problem, busy, submit } = useCheckedForm(
    changeStaffPasswordEndpoint.body,
    async (body) => {
      toast.good((await call('PUT /hospital/me/password', { body })).message);
      setPassword('');
      setNewPassword('');
      onDone();
    },
  );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.team_password()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ password, newPassword });
      }}
    >
      <PasswordField
        label={m.team_password_now()}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordField
        label={m.team_password_new()}
        autoComplete="new-password"
        value={newPassword}
        error={errors.newPassword}
        onChange={({ target }) => setNewPassword(target.value)}
      />
      <FormProblem text={problem} urgent />
      <div className="row-2">
        <Button type="submit" look="quiet" busy={busy}>
          {m.team_password_save()}
        </Button>
      </div>
    </form>
  );
}

interface OwnPinProps {
  readonly hasPin: boolean;
  readonly onDone: () => void;
}

export function OwnPin({ hasPin, onDone }: OwnPinProps) {
  const call = useCall();
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const { form, errors, problem, busy, submit } = useCheckedForm(setPinEndpoint.body, async (body) => {
    toast.good((await call('PUT /hospital/me/pin', { body })).message);
    setPin('');
    setPassword('');
    onDone();
  });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.team_pin_title()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ pin, password });
      }}
    >
      <p className="muted readable">{m.team_pin_text()}</p>
      <Field
        label={m.team_pin()}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={pin}
        error={errors.pin}
        onChange={({ target }) => setPin(target.value)}
      />
      <PasswordField
        label={m.team_password_now()}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FormProblem text={problem} urgent />
      <div className="row-2">
        <Button type="submit" look="quiet" busy={busy}>
          {m.team_pin_save()}
        </Button>
        {hasPin && (
          <Button look="quiet" busy={busy} onClick={() => void submit({ pin: null, password })}>
            {m.team_pin_remove()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Other hospitals whose staff the account belongs to; a shared front desk computer links to none. */
export function OtherPlaces({ place }: { readonly place: OwnWorkplaces }) {
  const call = useCall();
  const { busy, run } = useCommand(() => {});
  const others = place.all.filter(({ membershipId }) => membershipId !== place.present.membershipId);
  if (others.length === 0) return null;
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
              <Button
                look="quiet"
                busy={busy}
                onClick={() =>
                  void run(async () => {
                    const { token } = await call('POST /hospital/switch', { body: { membershipId } });
                    sessionStore.logIn(token);
                    return { message: hospitalName };
                  })
                }
              >
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
      <MemberDialog
        member={asking ? self : null}
        role={present.role}
        onClose={() => setAsking(false)}
        onDone={() => setAsking(false)}
      />
    </div>
  );
}
