import { m } from '#messages/messages.js';
import { ProfileForm } from './profile-form.tsx';
import { SettingsPage } from './settings-page.tsx';

export function ProfilePage() {
  return <SettingsPage title={m.settings_profile()}>{() => <ProfileForm part="details" />}</SettingsPage>;
}
