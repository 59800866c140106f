import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { AccountMenu } from '#web/accounts/session/account-menu.tsx';
import { LocationButton } from '#web/search/places/location-button.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { paths } from '#web/ui/paths.ts';
import { LanguageButton } from '#web/ui/preferences/language-button.tsx';
import { ThemeButton } from '#web/ui/preferences/theme-button.tsx';
import { registrations } from '../../registrations.ts';
import styles from './site-header.module.css';
import { SiteNavigation } from './site-navigation.tsx';

const loadDrawer = () => import('./site-drawer.tsx');
const SiteDrawer = lazy(async () => ({ default: (await loadDrawer()).SiteDrawer }));
const preloadDrawer = () => void loadDrawer().catch(() => {}); // preload only

export function SiteHeader() {
  // Null until first opened: the drawer is loaded on demand.
  const [drawerOpen, setDrawerOpen] = useState<boolean | null>(null);
  return (
    <header className={styles.header}>
      <Page className={styles.row}>
        <Link to={paths.home} className={styles.brand} aria-label={m.shell_home()}>
          <Logo />
          <span>{m.shell_brand()}</span>
        </Link>
        <SiteNavigation className={styles.navigation} />
        <div className={`flex shrinks accent-tint ${styles.place}`}>
          <LocationButton className={styles.placeButton} />
          {/* On a phone too: who does not read this language cannot look for it in a menu. */}
          <div className={styles.language}>
            <LanguageButton named />
          </div>
        </div>
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
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
        >
          <Icon name="menu" size={24} />
        </IconButton>
      </Page>
      {drawerOpen !== null && (
        <Suspense fallback={<LoadingBar />}>
          <SiteDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
