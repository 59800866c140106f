import { type HospitalDesk, registerDeskEndpoint } from '#contract/hospital/desks.ts';
import { m } from '#messages/messages.js';
import { clearDesk, type StoredDesk, storeDesk, useDesk } from '#web/accounts/session/desk-store.ts';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { hospitalKeys } from '../queries.ts';
import styles from '../team/team.module.css';
import { formatDay } from '../team/team-labels.ts';
import { TeamTable } from '../team/team-table.tsx';

interface ThisDeskProps {
  readonly hospitalId: string;
  /** The user may make it a front desk computer; anyone may undo it. */
  readonly leads: boolean;
}

const refresh = [hospitalKeys.team];

/** Shows if this computer is registered as a front desk, and changes that. */
export function ThisDesk({ hospitalId, leads }: ThisDeskProps) {
  const desk = useDesk(hospitalId);
  if (desk) return <LeaveDesk desk={desk} />;
  return leads ? (
    <RememberDesk hospitalId={hospitalId} />
  ) : (
    <p className="muted readable">{m.team_desk_leaders()}</p>
  );
}

function LeaveDesk({ desk }: { readonly desk: StoredDesk }) {
  const call = useCall();
  const leave = useCommand(() => call('POST /hospital/desk/end', { body: { desk: desk.secret } }), {
    onDone: clearDesk,
    onFailed: (error) => refusalCode(error) === 'desk_not_found' && clearDesk(),
    refresh,
  });
  return (
    <div className={`row middle spread break-anywhere ${styles.row}`}>
      <p>{m.team_desk_here({ name: desk.name })}</p>
      <Button look="quiet" busy={leave.isPending} onClick={() => void leave.run()}>
        {m.team_desk_forget()}
      </Button>
    </div>
  );
}

function RememberDesk({ hospitalId }: { readonly hospitalId: string }) {
  const call = useCall();
  const form = useTypedForm(
    registerDeskEndpoint.body,
    { name: '' },
    (body) => call('POST /hospital/desks', { body }),
    { onDone: ({ secret, desk }) => storeDesk({ secret, name: desk.name, hospitalId }), refresh },
  );
  return (
    <CheckedForm
      state={form}
      className={styles.form}
      aria-label={m.team_desk_remember()}
      submit={m.team_desk_remember()}
      look="quiet"
    >
      <Field label={m.team_desk_name()} autoComplete="off" {...form.field('name')} />
    </CheckedForm>
  );
}

export function DeskList({ desks }: { readonly desks: readonly HospitalDesk[] }) {
  const call = useCall();
  const end = useCommand((deskId: string) => call('DELETE /hospital/desks/:deskId', { params: { deskId } }), {
    refresh,
  });
  return (
    <TeamTable
      entries={desks.map(({ deskId, name, madeBy, madeAt }) => ({
        id: deskId,
        name,
        state: [m.team_by({ name: madeBy }), m.team_since({ day: formatDay(madeAt) })],
        action: (
          <Button
            look="quiet"
            busy={end.isPending}
            aria-label={m.team_desk_end_of({ name })}
            onClick={() => void end.run(deskId)}
          >
            {m.team_desk_end()}
          </Button>
        ),
      }))}
    />
  );
}
