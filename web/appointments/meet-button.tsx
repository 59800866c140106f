import { useId } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './meet-button.module.css';

interface MeetButtonProps {
  readonly consultStatus: string;
  readonly meetLink: string | null;
}

/** A link that was never filled in (spec 2 §5). */
const isPlaceholder = (meetLink: string) => meetLink.trim() === 'Link';

/**
 * The way into the video room: for online visits with a link only, else "N/A" (spec G-04). The room itself does not
 * open here yet; the button says so to the pointer, to the finger and to the ear instead of pretending.
 */
export function MeetButton({ consultStatus, meetLink }: MeetButtonProps) {
  const id = useId();
  if (consultStatus !== 'Online' || !meetLink?.trim()) {
    return <span className={styles.none}>{m.requests_no_meet()}</span>;
  }
  const later = isPlaceholder(meetLink) ? undefined : m.requests_join_later();
  return (
    <>
      <Button
        look="quiet"
        className={later ? styles.later : ''}
        aria-disabled={later ? true : undefined}
        aria-describedby={later && id}
        title={later}
        onClick={() => (later ? toast.plain(later) : toast.bad(m.requests_invalid_link()))}
      >
        <Icon name="video" />
        {m.requests_join()}
      </Button>
      {later && (
        <span id={id} hidden>
          {later}
        </span>
      )}
    </>
  );
}
