import { useId } from 'react';
import { m } from '#messages/messages.js';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { AbhaForm } from './abha-form.tsx';
import styles from './people.module.css';

export function AbhaCard() {
  const titleId = useId();
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{m.people_abha_title()}</h2>
      <p className={styles.lead}>{m.people_abha_lead()}</p>
      <AbhaForm patientId={null} />
    </SettingsCard>
  );
}
