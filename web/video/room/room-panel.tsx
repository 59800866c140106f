import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './room-panel.module.css';
import { keepsFocusAttribute } from './use-arrival-focus.ts';

interface RoomPanelProps {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Counts openings by hand, not by the layout: each one takes the focus. */
  readonly asked: number;
  /** Takes the focus; by default the title. */
  readonly focusOn?: RefObject<HTMLElement | null> | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A panel beside the video, below it on a phone. Typed text survives closing it. */
export function RoomPanel({
  id,
  title,
  open,
  onClose,
  asked,
  focusOn,
  wide = false,
  children,
}: RoomPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const target = useRef(focusOn);
  useEffect(() => {
    target.current = focusOn;
  });
  useEffect(() => {
    if (open && asked > 0) (target.current?.current ?? heading.current)?.focus();
  }, [open, asked]);
  return (
    <section
      id={id}
      className={styles.panel}
      data-wide={wide || undefined}
      hidden={!open}
      aria-labelledby={titleId}
      {...keepsFocusAttribute}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault(); // closes the panel, not the room
        onClose();
      }}
    >
      <div className={`line-2 middle spread ${styles.head}`}>
        <h3 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h3>
        <IconButton label={m.consultations_panel_close({ panel: title })} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
