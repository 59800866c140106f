import { lazy, Suspense, useState } from 'react';
import { m } from '#messages/messages.js';
import type { SessionUser } from '#web/api/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import styles from './bell-button.module.css';
import { NewMessages } from './new-messages.tsx';
import { useBell } from './use-bell.ts';

const BellPanel = lazy(async () => ({ default: (await import('./bell-panel.tsx')).BellPanel }));

interface BellButtonProps {
  readonly user: SessionUser;
  readonly choicesPath: string;
}

export function BellButton({ user, choicesPath }: BellButtonProps) {
  const { bell, markRead } = useBell(user);
  // Null until it is first opened: the panel is not loaded before.
  const [open, setOpen] = useState<boolean | null>(null);
  const unread = bell.data?.unread ?? 0;
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <>
      <IconButton
        className="relative"
        label={unread > 0 ? m.bell_unread({ count }) : m.bell_title()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span className={`bold digits text-centre ${styles.count}`} aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      <NewMessages newest={bell.data && (bell.data.items[0] ?? null)} />
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <BellPanel
            open={open}
            onClose={() => setOpen(false)}
            bell={bell}
            onSeen={markRead}
            choicesPath={choicesPath}
          />
        </Suspense>
      )}
    </>
  );
}
