import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { BellItem } from '#contract/messaging/messages.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import type { SessionUser } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { messageKeys, useBell } from '../queries.ts';
import styles from './bell-panel.module.css';

interface BellPanelProps {
  readonly user: SessionUser;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly choicesPath: string;
}

/** Newest first. Loaded on demand. */
export function BellPanel({ user, open, onClose, choicesPath }: BellPanelProps) {
  const call = useCall();
  const bell = useBell(user);
  const read = useCommand((upTo: string) => call('POST /bell/read', { body: { upTo } }), {
    done: null,
    explain: () => null,
    refresh: [messageKeys.bell(user)],
  });
  return (
    <Dialog open={open} onClose={onClose} title={m.bell_title()} side>
      <LoadedPart query={bell} height={160} failed={m.bell_failed()}>
        {({ items }) => <Messages items={items} onSeen={read.run} onClose={onClose} />}
      </LoadedPart>
      <p className={`above-3 ${styles.choose}`}>
        <Link to={choicesPath} onClick={onClose}>
          <Icon name="sliders" size={18} />
          {m.bell_choose()}
        </Link>
      </p>
    </Dialog>
  );
}

interface MessagesProps extends Pick<BellPanelProps, 'onClose'> {
  readonly items: readonly BellItem[];
  /** Marks the messages up to this one as seen. */
  readonly onSeen: (upTo: string) => Promise<boolean>;
}

/** Shown messages count as seen; new ones stay marked until the panel is closed. */
function Messages({ items, onSeen, onClose }: MessagesProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const unread = items.filter(({ read }) => !read).map(({ id }) => id);
  if (unread.some((id) => !marked.has(id))) setMarked(new Set([...marked, ...unread]));

  const seen = useEffectEvent(() => {
    const [newest] = items;
    if (newest) void onSeen(newest.id);
  });
  const newestUnread = unread[0];
  useEffect(() => {
    if (newestUnread !== undefined) seen();
  }, [newestUnread]);

  if (items.length === 0) return <EmptyState icon="bell" title={m.bell_none()} text={m.bell_none_hint()} />;
  return (
    <ol className="stack-2">
      {items.map((item) => (
        <li key={item.id}>
          <Message item={item} isNew={marked.has(item.id)} onFollow={onClose} />
        </li>
      ))}
    </ol>
  );
}

interface MessageProps {
  readonly item: BellItem;
  readonly isNew: boolean;
  readonly onFollow: () => void;
}

function Message({ item: { title, text, at, path }, isNew, onFollow }: MessageProps) {
  const time = Date.parse(at);
  const day = toCalendarDay(time, clinicTimeZone());
  return (
    <Link
      to={path}
      onClick={onFollow}
      className={
        isNew
          ? `stack-1 outlined ink not-underlined ${styles.message} ${styles.new}`
          : `stack-1 outlined ink not-underlined ${styles.message}`
      }
    >
      <strong>{title}</strong>
      <span>{text}</span>
      <span className={`row-2 middle spread muted ${styles.when}`}>
        <time dateTime={at}>
          {formatDay(day, clinicToday())}, {formatSlotTime(toMinutesOfDay(time, clinicTimeZone()))}
        </time>
        {isNew && <span className={styles.mark}>{m.bell_new()}</span>}
      </span>
    </Link>
  );
}
