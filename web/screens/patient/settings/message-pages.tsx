import { m } from '#messages/messages.js';
import { CalendarCard } from '#web/messaging/calendar/calendar-card.tsx';
import { MessagePreferencesCard } from '#web/messaging/preferences/message-preferences.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';
import { SettingsPage } from './settings-page.tsx';

export function NotificationsPage() {
  const { id } = useAreaUser();
  return (
    <SettingsPage title={m.bell_title()}>
      {(titleId) => <MessagePreferencesCard id={id} pageTitleId={titleId} />}
    </SettingsPage>
  );
}

export function CalendarPage() {
  return (
    <SettingsPage title={m.calendar_title()}>
      {(titleId) => <CalendarCard reader="patient" pageTitleId={titleId} />}
    </SettingsPage>
  );
}
