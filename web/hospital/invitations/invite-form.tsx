import { useEffect, useState } from 'react';
import {
  createInvitationsEndpoint,
  type MadeInvitation,
  maxDailyInvitations,
} from '#contract/hospital/hospital-invitations.ts';
import { type HospitalRole, manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { hospitalKeys } from '../queries.ts';
import styles from '../team/team.module.css';
import { InvitationLink } from './invitation-link.tsx';
import { type InvitedPerson, InviteRow } from './invite-row.tsx';

interface InviteFormProps {
  readonly role: StaffRole;
  readonly first: HospitalRole;
  /** A user who followed the link to the form starts in it. */
  readonly takesFocus?: boolean;
}

interface Row extends InvitedPerson {
  readonly key: string;
  readonly problem: string | null;
}

const newRow = (role: HospitalRole): Row => ({
  key: crypto.randomUUID(),
  role,
  name: '',
  phone: '',
  email: '',
  problem: null,
});

/** A table of people to invite, and then a link for each, shown only once. */
export function InviteForm({ role, first, takesFocus = false }: InviteFormProps) {
  const call = useCall();
  const [rows, setRows] = useState<readonly Row[]>(() => [newRow(first)]);
  const [links, setLinks] = useState<readonly MadeInvitation[]>([]);
  const state = useTypedForm(
    createInvitationsEndpoint.body,
    {},
    (body) => call('POST /hospital/invitations/several', { body }),
    {
      onDone({ people }) {
        setLinks((old) => [...old, ...people.flatMap(({ made }) => made ?? [])]);
        // Refused people stay as typed, with the reason.
        setRows(
          rows.flatMap((row, at) =>
            people[at]?.made ? [] : { ...row, problem: people[at]?.problem ?? null },
          ),
        );
      },
      refresh: [hospitalKeys.team],
    },
  );
  const { form, errors, busy } = state;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [takesFocus, form]);
  const change = (key: string, person: InvitedPerson) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...person, problem: null } : row)));
  const people = rows.map(({ key: _, problem: __, ...person }) => person);
  return (
    <>
      {links.map(({ secret, sent, isUnchecked, invitation }, at) => (
        <InvitationLink
          key={secret}
          invitation={invitation}
          secret={secret}
          isSent={sent !== null}
          isUnchecked={isUnchecked}
          takesFocus={at === 0}
        />
      ))}
      {rows.length > 0 ? (
        <CheckedForm
          state={{ ...state, submit: () => state.submit({ people }) }}
          className={`${styles.form} ${styles.invite}`}
          aria-label={m.team_invite()}
          submit={m.team_invite_make()}
          buttons={
            rows.length < maxDailyInvitations && (
              <Button
                look="quiet"
                disabled={busy}
                onClick={() => setRows([...rows, newRow(rows.at(-1)?.role ?? first)])}
              >
                {m.team_invite_add()}
              </Button>
            )
          }
        >
          {rows.map((row, at) => (
            <InviteRow
              key={row.key}
              number={at + 1}
              person={row}
              offered={manageableRoles[role]}
              errorOf={(field) => errors[`people.${at}.${field}`]}
              problem={row.problem}
              onChange={(person) => change(row.key, person)}
              onRemove={rows.length > 1 ? () => setRows(rows.filter((one) => one !== row)) : undefined}
            />
          ))}
          <p className="muted readable">{m.team_invite_phone_hint()}</p>
        </CheckedForm>
      ) : (
        <div className="row-2">
          <Button
            look="quiet"
            onClick={() => {
              setLinks([]);
              setRows([newRow(first)]);
            }}
          >
            {m.team_done()}
          </Button>
        </div>
      )}
    </>
  );
}
