import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { SessionEndedPrompt } from '#web/accounts/session/ended/session-ended-prompt.tsx';
import { useQueryLog } from '#web/api/asking/use-query-log.ts';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { OfflineNotice } from '#web/platform/offline/offline-notice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Content, SkipLink } from '#web/ui/page/content.tsx';
import { LanguageChoice } from '#web/ui/preferences/language-choice.tsx';
import { ThemeChoice } from '#web/ui/preferences/theme-choice.tsx';
import { AreaBar, type AreaBarProps } from './area-bar.tsx';
import styles from './area-frame.module.css';
import { type AreaEntry, AreaNavigation } from './area-navigation.tsx';

interface AreaFrameProps extends AreaBarProps {
  readonly places: readonly AreaEntry[];
  /** The bar at the bottom on phones; `onMore` opens the menu with all places. */
  readonly bar: (onMore: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a signed-in area: a bar with the title, a collapsible sidebar, and below 640 px a bar at the
 * bottom and a drawer instead of it. Screens inside share one query client.
 */
export function AreaFrame({ places, bar, children, ...head }: AreaFrameProps) {
  const [client] = useState(createDashboardClient);
  const [narrow, setNarrow] = useState<boolean | null>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { id } = head.user;
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
        <AreaBar {...head} />
        <div className={`line-3 padded surface ${styles.sidebar}`}>
          <AreaNavigation places={places} />
          <NarrowSwitch narrow={narrow} onChange={setNarrow} />
        </div>
        <Content className={styles.content}>
          <AreaOfflineNotice />
          {children}
          {bar(() => setDrawerOpen(true))}
        </Content>
        <Dialog open={drawerOpen} onClose={() => setDrawerOpen(false)} title={m.shell_menu()} side>
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
