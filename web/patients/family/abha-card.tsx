import { m } from '#messages/messages.js';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { AbhaForm } from './abha-form.tsx';
import styles from './people.module.css';

/** `titleId`: of the page's heading. */
export function AbhaCard({ titleId }: { readonly titleId: string }) {
  return (
    <SettingsCard titleId={titleId}>
      <p className={styles.lead}>{m.people_abha_lead()}</p>
      <AbhaForm patientId={null} />
    </SettingsCard>
  );
}
