import { m } from '#messages/messages.js';
import { SessionListCard } from '#web/accounts/session/devices/session-list.tsx';
import { OfflineStorageCard } from '#web/platform/offline/offline-storage-card.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';
import { ProfileForm } from './profile-form.tsx';
import { SettingsPage } from './settings-page.tsx';

export function SecurityPage() {
  const { id } = useAreaUser();
  return (
    <SettingsPage title={m.settings_security()}>
      {() => (
        <>
          <ProfileForm part="password" />
          <SessionListCard id={id} />
          <OfflineStorageCard />
        </>
      )}
    </SettingsPage>
  );
}
