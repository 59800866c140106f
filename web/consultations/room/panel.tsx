import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './panel.module.css';
import { keepsFocus } from './use-arrival-focus.ts';

interface RoomPanelProps {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** How often somebody, not the size of the screen, has asked for it: each time the focus follows. */
  readonly asked: number;
  /** What gets the focus; the title when left out. */
  readonly focusOn?: RefObject<HTMLElement | null> | undefined;
  /** As wide as a form needs it. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** What stands beside the picture, below it on a phone. Closed it keeps what was typed in it. */
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
      {...keepsFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault(); // the panel goes, not the room
        onClose();
      }}
    >
      <div className={styles.head}>
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
