import type { FamilyMember } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { UserText } from '#web/ui/format/user-text.tsx';
import { AbhaButton } from './abha-button.tsx';
import { EndGuardianshipButton } from './end-guardianship-button.tsx';
import { consentLabel, formatDate, formatRights, relationLabel } from './family-labels.ts';
import styles from './people.module.css';

interface PersonListProps {
  readonly people: readonly FamilyMember[];
  readonly onDone: () => Promise<void>;
}

export function PersonList({ people, onDone }: PersonListProps) {
  return (
    <ul className="plain-list" data-people>
      {people.map(({ patientId, guardianshipId, name, relation, since, consent, ...rights }) => (
        <li key={patientId} className={`row middle spread break-anywhere ${styles.person}`}>
          <div className={styles.words}>
            <p className="strong">
              <UserText>{name}</UserText>
            </p>
            <p className={`row muted small ${styles.facts}`}>
              {relation !== 'self' && <span>{relationLabel(relation)}</span>}
              <span>{formatRights(rights)}</span>
              {since && <span>{m.people_since({ day: formatDate(since) })}</span>}
              {consent && <span>{consentLabel(consent)}</span>}
            </p>
          </div>
          <div className={`row-2 ${styles.buttons}`}>
            {rights.mayRead && <AbhaButton patientId={patientId} name={name} />}
            {guardianshipId && (
              <EndGuardianshipButton guardianshipId={guardianshipId} name={name} onDone={onDone} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
