import { m } from '#messages/messages.js';
import { AbhaCard } from '#web/patients/family/abha-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function AbhaPage() {
  return (
    <SettingsPage title={m.people_abha_title()}>{(titleId) => <AbhaCard titleId={titleId} />}</SettingsPage>
  );
}
