import { useId } from 'react';
import { maxPeople } from '#domain/patients/guardianship.ts';
import { m } from '#messages/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/ui/paths.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import styles from './people.module.css';

/** Links from the settings to the page about people. */
export function PeopleCard() {
  const titleId = useId();
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{m.people_title()}</h2>
      <p className={styles.lead}>{m.people_lead({ count: maxPeople })}</p>
      <div>
        <ButtonLink look="quiet" to={paths.patientPeople}>
          {m.people_open()}
        </ButtonLink>
      </div>
    </SettingsCard>
  );
}
