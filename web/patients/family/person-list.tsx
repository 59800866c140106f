import type { FamilyMember } from '#contract/patients/people.ts';
import { m } from '#messages/messages.js';
import { Given } from '#web/ui/given.tsx';
import { AbhaButton } from './abha-button.tsx';
import { EndButton } from './end-button.tsx';
import styles from './people.module.css';
import { consentWords, dateOf, relationWords, rightsWords } from './words.ts';

interface PersonListProps {
  readonly people: readonly FamilyMember[];
  readonly onDone: () => Promise<void>;
}

/** Whom the caller looks after, each with what was agreed, and a way to end it. */
export function PersonList({ people, onDone }: PersonListProps) {
  return (
    <ul className={styles.list} data-people>
      {people.map(({ patientId, guardianshipId, name, relation, since, consent, ...rights }) => (
        <li key={patientId} className={styles.person}>
          <div className={styles.words}>
            <p className={styles.name}>
              <Given>{name}</Given>
            </p>
            <p className={styles.facts}>
              {relation !== 'self' && <span>{relationWords(relation)}</span>}
              <span>{rightsWords(rights)}</span>
              {since && <span>{m.people_since({ day: dateOf(since) })}</span>}
              {consent && <span>{consentWords(consent)}</span>}
            </p>
          </div>
          <div className={styles.buttons}>
            {rights.mayRead && <AbhaButton patientId={patientId} name={name} />}
            {guardianshipId && <EndButton guardianshipId={guardianshipId} name={name} onDone={onDone} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
