import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '../paths.ts';
import { LocationButton } from '../places/location-button.tsx';
import { AccountMenu } from '../session/account-menu.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LanguageButton, LanguageChoice } from '../ui/language-switch.tsx';
import { Mark } from '../ui/mark.tsx';
import { Page } from '../ui/page.tsx';
import { ThemeButton, ThemeChoice } from '../ui/theme-switch.tsx';
import { registrations } from './registrations.ts';
import styles from './site-header.module.css';

interface NavigationProps {
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

function Navigation({ className, onFollow }: NavigationProps) {
  const links = [
    [paths.home, m.shell_nav_health()],
    [paths.services, m.shell_nav_services()],
    [paths.aboutUs, m.shell_nav_about()],
    [paths.faqs, m.shell_nav_faqs()],
  ] as const;
  return (
    <nav aria-label={m.shell_nav()} className={className}>
      <ul>
        {links.map(([to, name]) => (
          <li key={to}>
            <NavLink to={to} end {...(onFollow && { onClick: onFollow })}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brand, navigation, place and account; on small screens the navigation is in a drawer (spec B-01). */
export function SiteHeader() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <header className={styles.header}>
      <Page className={styles.row}>
        <Link to={paths.home} className={styles.brand} aria-label={m.shell_home()}>
          <Mark />
          <span>{m.shell_brand()}</span>
        </Link>
        <Navigation className={styles.navigation} />
        <LocationButton className={styles.place} />
        <div className={styles.preferences}>
          <ThemeButton />
          <LanguageButton />
        </div>
        <div className={styles.account}>
          <AccountMenu registrations={registrations} />
        </div>
        <IconButton
          className={styles.menu}
          label={m.shell_menu_open()}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
        >
          <Icon name="menu" size={24} />
        </IconButton>
      </Page>
      <Dialog open={drawerOpen} onClose={closeDrawer} title={m.shell_menu()} side>
        <div className={styles.drawer}>
          <Navigation className={styles.drawerNavigation} onFollow={closeDrawer} />
          <ThemeChoice />
          <LanguageChoice />
        </div>
      </Dialog>
    </header>
  );
}
