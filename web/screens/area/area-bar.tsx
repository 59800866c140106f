import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { AccountMenu } from '#web/accounts/session/account-menu.tsx';
import type { UserLink } from '#web/accounts/session/user-dialog.tsx';
import type { SessionUser } from '#web/api/session.ts';
import { BellButton } from '#web/messaging/bell/bell-button.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths, profileSectionPath } from '#web/ui/paths.ts';
import { LanguageButton } from '#web/ui/preferences/language-button.tsx';
import { ThemeButton } from '#web/ui/preferences/theme-button.tsx';
import { registrations } from '../registrations.ts';
import styles from './area-frame.module.css';

export interface AreaBarProps {
  readonly user: SessionUser;
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly links?: readonly UserLink[];
  readonly menu?: ReactNode;
}

/** The bar at the top of a signed-in area. */
export function AreaBar({ user, title, action, links, menu }: AreaBarProps) {
  return (
    <header className={`line-2 middle surface ${styles.bar}`}>
      <Link
        to={paths.home}
        className={`line-2 middle target rounded ${styles.home}`}
        aria-label={m.areas_home()}
        title={m.areas_home()}
      >
        <Logo />
        <Icon name="home" />
      </Link>
      <p className={`shrinks large bold ${styles.title}`}>{title}</p>
      {action}
      {user.role !== 'hospital' && (
        <BellButton
          user={user}
          choicesPath={
            user.role === 'doctor' ? profileSectionPath('notifications') : paths.patientNotifications
          }
        />
      )}
      <div className={`flex ${styles.preferences}`}>
        <ThemeButton />
        <LanguageButton />
      </div>
      <AccountMenu registrations={registrations} brief links={links}>
        {menu}
      </AccountMenu>
    </header>
  );
}
