import { Link, Outlet, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import { type Section, SectionList } from '#web/ui/section-list.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';
import styles from './settings-screen.module.css';

const listSections = (): readonly Section[] => [
  { to: paths.patientProfile, name: m.settings_profile(), note: m.settings_profile_hint(), icon: 'person' },
  { to: paths.patientPeople, name: m.people_title(), note: m.settings_family_hint(), icon: 'people' },
  {
    to: paths.patientNotifications,
    name: m.bell_title(),
    note: m.settings_notifications_hint(),
    icon: 'bell',
  },
  {
    to: paths.patientSecurity,
    name: m.settings_security(),
    note: m.settings_security_hint(),
    icon: 'lock',
  },
  { to: paths.patientCalendar, name: m.calendar_title(), note: m.settings_calendar_hint(), icon: 'calendar' },
  { to: paths.patientAbha, name: m.people_abha_title(), note: m.settings_abha_hint(), icon: 'shield' },
  { to: paths.patientReviews, name: m.areas_reviews(), icon: 'star' },
  { to: paths.contact, name: m.areas_help(), icon: 'phone' },
];

/**
 * The account in pages. A phone shows the list or one page with a way back; a wide screen shows the list
 * beside each page.
 */
export function SettingsScreen() {
  const user = useAreaUser();
  const { pathname } = useLocation();
  const isIndex = pathname === paths.patientSettings;
  const name = user.name || m.common_patient();
  return (
    <div className={styles.screen} data-index={isIndex ? '' : undefined}>
      <title>{m.settings_page_title()}</title>
      <div className={`stack-3 shrinks to-top ${styles.list}`}>
        {isIndex && <h1>{m.common_settings()}</h1>}
        <div className="line-3 middle">
          <Avatar name={name} url={user.photo?.url ?? null} size={56} beside />
          <div className="shrinks">
            <p className="large bold break-anywhere">
              <UserText>{name}</UserText>
            </p>
            <p className="muted small">{user.patientId}</p>
          </div>
        </div>
        <SectionList label={m.common_settings()} current={pathname} sections={listSections()} />
      </div>
      <div className="stack-3 shrinks to-top column">
        {!isIndex && (
          <Link to={paths.patientSettings} className={`line-1 middle target strong ${styles.back}`}>
            <Icon name="chevronLeft" size={18} />
            {m.common_settings()}
          </Link>
        )}
        <Outlet context={user} />
      </div>
    </div>
  );
}
