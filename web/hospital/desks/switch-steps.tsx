import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { clearDesk, type StoredDesk } from '#web/accounts/session/desk-store.ts';
import { explainFailure, refusalCode } from '#web/api/refusals.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDeskPeople } from '../queries.ts';
import styles from '../team/team.module.css';
import { roleLabel } from '../team/team-labels.ts';
import { EnterPin } from './enter-pin.tsx';

interface SwitchStepsProps {
  readonly desk: StoredDesk;
  readonly onClose: () => void;
  /** Refers to the first name, for the dialog that focuses it on opening. */
  readonly first?: RefObject<HTMLButtonElement | null>;
}

/** First the person, by a tap, arrow keys or a number; then the PIN. */
export function SwitchSteps({ desk, onClose, first }: SwitchStepsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useDeskPeople(desk.secret);
  const isGone = refusalCode(list.error) === 'desk_not_found';
  useEffect(() => {
    if (isGone) clearDesk();
  }, [isGone]);
  const names = useRef<HTMLUListElement>(null);
  const isLoaded = list.data !== undefined;
  useEffect(() => {
    // Do not interrupt a user who is typing, such as a password on the login page.
    if (!isLoaded || chosen !== null || document.activeElement?.matches('input')) return;
    names.current?.querySelector('button')?.focus();
  }, [isLoaded, chosen]);
  if (list.isError) return <FormProblem text={explainFailure(list.error)} />;
  if (!list.data) return <Skeleton height={120} />;
  const { people } = list.data;
  const person = people.find(({ membershipId }) => membershipId === chosen);
  if (person) {
    return <EnterPin desk={desk} person={person} onOther={() => setChosen(null)} onClose={onClose} />;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const byNumber = people[Number(event.key) - 1];
    if (/^[1-9]$/.test(event.key) && byNumber) {
      // The digit must not end up in the PIN field, which is focused next.
      event.preventDefault();
      return setChosen(byNumber.membershipId);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(names.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  };
  if (people.length === 0) return <p className="muted readable">{m.team_switch_nobody()}</p>;
  return (
    <div className={styles.form}>
      <p className="muted readable">{m.team_switch_hint()}</p>
      <ul ref={names} className="stack-2 plain-list" onKeyDown={onKeyDown}>
        {people.map(({ membershipId, name, role }, index) => (
          <li key={membershipId}>
            <button
              ref={index === 0 ? first : undefined}
              type="button"
              className={`line-3 middle full-width outlined ${styles.person}`}
              onClick={() => setChosen(membershipId)}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.words}>
                <span className="strong">
                  <UserText>{name}</UserText>
                </span>
                <span className={`row muted small ${styles.facts}`}>{roleLabel(role)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
