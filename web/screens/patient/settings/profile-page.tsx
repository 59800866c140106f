import { m } from '#messages/messages.js';
import { ProfileForm, UnconfirmedPhone } from './profile-form.tsx';
import { SettingsPage } from './settings-page.tsx';

export function ProfilePage() {
  return (
    <SettingsPage title={m.settings_profile()}>
      {() => (
        <>
          <UnconfirmedPhone />
          <ProfileForm part="details" />
        </>
      )}
    </SettingsPage>
  );
}
