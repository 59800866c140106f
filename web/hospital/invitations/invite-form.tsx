import { useEffect, useRef, useState } from 'react';
import {
  createInvitationsEndpoint,
  type MadeInvitation,
  maxDailyInvitations,
} from '#contract/hospital/hospital-invitations.ts';
import { type HospitalRole, manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from '../team/team.module.css';
import { InvitationLink } from './invitation-link.tsx';
import { type InvitedPerson, InviteRow } from './invite-row.tsx';

interface InviteProps {
  readonly role: StaffRole;
  readonly first: HospitalRole;
  /** A user who followed the link to the form starts in it. */
  readonly takesFocus?: boolean;
  readonly onDone: () => void;
}

interface Row extends InvitedPerson {
  readonly key: number;
  readonly problem: string | null;
}

/** A table of people to invite, and then a link for each, shown only once. */
export function InviteForm({ role, first, takesFocus = false, onDone }: InviteProps) {
  const call = useCall();
  const nextKey = useRef(0);
  const newRow = (wanted: HospitalRole): Row => {
    nextKey.current += 1;
    return { key: nextKey.current, role: wanted, name: '', phone: '', email: '', problem: null };
  };
  const [rows, setRows] = useState<readonly Row[]>(() => [newRow(first)]);
  const [links, setLinks] = useState<readonly MadeInvitation[]>([]);
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(
    createInvitationsEndpoint.body,
    async (body) => {
      const { people, message } = await call('POST /hospital/invitations/several', { body });
      setLinks((old) => [...old, ...people.flatMap(({ made }) => made ?? [])]);
      // Refused people stay as typed, with the reason.
      setRows(
        rows.flatMap((row, at) => (people[at]?.made ? [] : { ...row, problem: people[at]?.problem ?? null })),
      );
      toast.good(message);
      onDone();
    },
  );
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [takesFocus, form]);
  const change = (key: number, person: InvitedPerson) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...person, problem: null } : row)));
  const last = rows.at(-1);
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
        <form
          ref={form}
          className={`${styles.form} ${styles.invite}`}
          aria-label={m.team_invite()}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit({ people: rows.map(({ key: _, problem: __, ...person }) => person) });
          }}
        >
          <ErrorSummary form={form} attempt={attempt} errors={errors} />
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
          <FormProblem text={problem} urgent />
          <div className="row-2">
            <Button type="submit" busy={busy}>
              {m.team_invite_make()}
            </Button>
            {rows.length < maxDailyInvitations && (
              <Button
                look="quiet"
                disabled={busy}
                onClick={() => setRows([...rows, newRow(last?.role ?? first)])}
              >
                {m.team_invite_add()}
              </Button>
            )}
          </div>
        </form>
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
