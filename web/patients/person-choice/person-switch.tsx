import { Link, useLocation, useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './person-switch.module.css';
import { type FamilyMember, minPeopleForMenu, personParameter } from './use-people.ts';

interface PersonSwitchProps {
  readonly people: readonly FamilyMember[];
  /** Null: all people. */
  readonly chosen: FamilyMember | null;
  /** The screen can be about all people together. */
  readonly withEveryone?: boolean;
}

/** Chooses the person a screen is about, in its URL; hidden where there is only the patient. */
export function PersonSwitch({ people, chosen, withEveryone = true }: PersonSwitchProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (people.length < 2) return null;
  const toUrl = (patientId: string | null) => {
    const query = new URLSearchParams(search);
    query.delete(personParameter);
    if (patientId !== null) query.set(personParameter, patientId);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  if (people.length > minPeopleForMenu) {
    return (
      <SelectField
        label={m.for_whom_switch()}
        value={chosen?.patientId ?? ''}
        onChange={({ target }) =>
          void navigate(toUrl(target.value || null), { replace: true, preventScrollReset: true })
        }
      >
        {withEveryone && <option value="">{m.for_whom_everybody()}</option>}
        {people.map(({ patientId, name }) => (
          <option key={patientId} value={patientId}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <nav className="row-1 shrinks" aria-label={m.for_whom_switch()}>
      {withEveryone && (
        <Link
          className={styles.person}
          to={toUrl(null)}
          replace
          preventScrollReset
          aria-current={chosen === null || undefined}
        >
          {m.for_whom_everybody()}
        </Link>
      )}
      {people.map((person) => (
        <Link
          key={person.patientId}
          className={styles.person}
          to={toUrl(person.patientId)}
          replace
          preventScrollReset
          aria-current={person.patientId === chosen?.patientId || undefined}
        >
          <UserText>{person.name}</UserText>
        </Link>
      ))}
    </nav>
  );
}
