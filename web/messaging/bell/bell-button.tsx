import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Topic } from '#contract/platform/live-frames.ts';
import { m } from '#messages/messages.js';
import type { SessionUser } from '#web/api/session.ts';
import { useLive } from '#web/platform/live/use-live.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { messageKeys, useBell } from '../queries.ts';
import styles from './bell-button.module.css';
import { NewMessages } from './new-messages.tsx';

const BellPanel = lazy(async () => ({ default: (await import('./bell-panel.tsx')).BellPanel }));

interface BellButtonProps {
  readonly user: SessionUser;
  readonly choicesPath: string;
}

/** Refetched when the bell rings, and after messages were read in any tab. */
export function BellButton({ user, choicesPath }: BellButtonProps) {
  const { role, doctorId, patientId } = user;
  const client = useQueryClient();
  const bell = useBell(user);
  const own = role === 'doctor' ? doctorId && `doctor:${doctorId}` : patientId && `patient:${patientId}`;
  useLive((own as Topic | undefined) ?? null, {
    onChange: (batch) => {
      if (batch === null || batch.some(({ type }) => type === 'bell'))
        void client.invalidateQueries({ queryKey: messageKeys.bell(user) });
    },
  });
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
          <BellPanel open={open} onClose={() => setOpen(false)} user={user} choicesPath={choicesPath} />
        </Suspense>
      )}
    </>
  );
}
