import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { AccountMenu } from '#web/accounts/session/account-menu.tsx';
import { SessionEndedPrompt } from '#web/accounts/session/ended/session-ended-prompt.tsx';
import { useQueryLog } from '#web/api/asking/use-query-log.ts';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import type { SessionUser } from '#web/api/session.ts';
import { BellButton } from '#web/messaging/bell/bell-button.tsx';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { OfflineNotice } from '#web/platform/offline/offline-notice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Content, SkipLink } from '#web/ui/page/content.tsx';
import { paths } from '#web/ui/paths.ts';
import { LanguageButton } from '#web/ui/preferences/language-button.tsx';
import { LanguageChoice } from '#web/ui/preferences/language-choice.tsx';
import { ThemeButton } from '#web/ui/preferences/theme-button.tsx';
import { ThemeChoice } from '#web/ui/preferences/theme-choice.tsx';
import { registrations } from '../registrations.ts';
import styles from './area-frame.module.css';
import { type AreaEntry, AreaNavigation } from './area-navigation.tsx';
import { BottomBar, type BottomBarEntry } from './bottom-bar.tsx';

interface AreaFrameProps {
  readonly user: SessionUser;
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly accountPath?: string;
  readonly menu?: ReactNode;
  readonly places: readonly AreaEntry[];
  /**
   * Shown at the bottom on phones, before the menu with all places; an area whose bar has counts passes its
   * own.
   */
  readonly bar?: readonly BottomBarEntry[];
  readonly children: ReactNode;
}

/**
 * The frame of a signed-in area: a bar with the title, a collapsible sidebar, and a drawer instead of it
 * below 640 px. Screens inside share one query client.
 */
export function AreaFrame({ user, title, action, accountPath, menu, places, bar, children }: AreaFrameProps) {
  const [client] = useState(createDashboardClient);
  const [narrow, setNarrow] = useState<boolean | null>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { id } = user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another user left on this device is removed
  useEffect(() => {
    deviceDrafts.tidy();
    tabDrafts.tidy();
  }, [id]);
  return (
    <QueryClientProvider client={client}>
      <SessionEndedPrompt />
      <div className={styles.area} data-narrow={narrow ?? undefined}>
        <SkipLink />
        <header className={`line-2 middle surface ${styles.bar}`}>
          <IconButton
            className={styles.menu}
            label={m.areas_menu_open()}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          >
            <Icon name="menu" size={24} />
          </IconButton>
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
              choicesPath={user.role === 'doctor' ? paths.editProfile : paths.patientSettings}
            />
          )}
          <div className={`flex ${styles.preferences}`}>
            <ThemeButton />
            <LanguageButton />
          </div>
          <AccountMenu registrations={registrations} brief accountPath={accountPath}>
            {menu}
          </AccountMenu>
        </header>
        <div className={`line-3 padded surface ${styles.sidebar}`}>
          <AreaNavigation places={places} />
          <NarrowSwitch narrow={narrow} onChange={setNarrow} />
        </div>
        <Content className={styles.content}>
          <AreaOfflineNotice />
          {children}
          {bar && <BottomBar places={bar} onMore={() => setDrawerOpen(true)} />}
        </Content>
        <Dialog open={drawerOpen} onClose={() => setDrawerOpen(false)} title={m.areas_menu()} side>
          <div className="stack-4">
            <AreaNavigation places={places} onFollow={() => setDrawerOpen(false)} />
            <ThemeChoice />
            <LanguageChoice />
          </div>
        </Dialog>
      </div>
    </QueryClientProvider>
  );
}

interface NarrowSwitchProps {
  /** Null before a choice: the width of the screen decides. */
  readonly narrow: boolean | null;
  readonly onChange: (narrow: boolean) => void;
}

function NarrowSwitch({ narrow, onChange }: NarrowSwitchProps) {
  const isNarrow = narrow ?? window.innerWidth <= 1100;
  return (
    <IconButton
      className={styles.switch}
      label={isNarrow ? m.areas_expand() : m.areas_collapse()}
      aria-expanded={!isNarrow}
      onClick={() => onChange(!isNarrow)}
    >
      <Icon name={isNarrow ? 'chevronRight' : 'chevronLeft'} />
    </IconButton>
  );
}

function AreaOfflineNotice() {
  return <OfflineNotice log={useQueryLog()} />;
}
