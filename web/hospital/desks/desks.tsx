import { useState } from 'react';
import { type HospitalDesk, registerDeskEndpoint } from '#contract/hospital/desks.ts';
import { m } from '#messages/messages.js';
import { clearDesk, type StoredDesk, storeDesk, useDesk } from '#web/accounts/session/desk-store.ts';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from '../team/team.module.css';
import { formatDay } from '../team/team-labels.ts';
import { useCommand } from '../team/use-command.ts';

interface ThisDeskProps {
  readonly hospitalId: string;
  /** The user may make it a front desk computer; anyone may undo it. */
  readonly leads: boolean;
  readonly onDone: () => void;
}

/** Shows if this computer is registered as a front desk, and changes that. */
export function ThisDesk({ hospitalId, leads, onDone }: ThisDeskProps) {
  const desk = useDesk(hospitalId);
  if (desk) return <LeaveDesk desk={desk} onDone={onDone} />;
  return leads ? (
    <RememberDesk hospitalId={hospitalId} onDone={onDone} />
  ) : (
    <p className="muted readable">{m.team_desk_leaders()}</p>
  );
}

function LeaveDesk({ desk, onDone }: Pick<ThisDeskProps, 'onDone'> & { readonly desk: StoredDesk }) {
  const call = useCall();
  const { busy, run } = useCommand(onDone);
  const leave = async () => {
    try {
      const { message } = await call('POST /hospital/desk/end', { body: { desk: desk.secret } });
      clearDesk();
      return { message };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'desk_not_found') clearDesk();
      throw error;
    }
  };
  return (
    <div className={`row middle spread break-anywhere ${styles.row}`}>
      <p>{m.team_desk_here({ name: desk.name })}</p>
      <Button look="quiet" busy={busy} onClick={() => void run(leave)}>
        {m.team_desk_forget()}
      </Button>
    </div>
  );
}

function RememberDesk({ hospitalId, onDone }: Omit<ThisDeskProps, 'leads'>) {
  const call = useCall();
  const [name, setName] = useState('');
  const { form, errors, problem, busy, submit } = useCheckedForm(registerDeskEndpoint.body, async (body) => {
    const { secret, desk, message } = await call('POST /hospital/desks', { body });
    storeDesk({ secret, name: desk.name, hospitalId });
    toast.good(message);
    onDone();
  });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.team_desk_remember()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ name });
      }}
    >
      <Field
        label={m.team_desk_name()}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormProblem text={problem} urgent />
      <Button type="submit" look="quiet" busy={busy}>
        {m.team_desk_remember()}
      </Button>
    </form>
  );
}

interface DeskListProps {
  readonly desks: readonly HospitalDesk[];
  readonly onDone: () => void;
}

export function DeskList({ desks, onDone }: DeskListProps) {
  const call = useCall();
  const { busy, run } = useCommand(onDone);
  return (
    <ul className="plain-list">
      {desks.map(({ deskId, name, madeBy, madeAt }) => (
        <li key={deskId} className={`row middle spread break-anywhere ${styles.row}`}>
          <div className={styles.words}>
            <span className="strong">
              <UserText>{name}</UserText>
            </span>
            <span className={`row muted small ${styles.facts}`}>
              <span>{m.team_by({ name: madeBy })}</span>
              <span>{m.team_since({ day: formatDay(madeAt) })}</span>
            </span>
          </div>
          <Button
            look="quiet"
            busy={busy}
            aria-label={m.team_desk_end_of({ name })}
            onClick={() => void run(() => call('DELETE /hospital/desks/:deskId', { params: { deskId } }))}
          >
            {m.team_desk_end()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
