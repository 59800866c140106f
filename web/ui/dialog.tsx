import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** A panel at the side of the screen instead of a card in the middle. */
  readonly side?: boolean;
  readonly wide?: boolean;
  /** What has the focus at first; the first control when left out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog on the platform's own element: it keeps the focus, closes on Escape, makes the rest of the page
 * inert and gives the focus back. `onClose` hears of every wish to close; whether to follow is the owner's.
 */
export function Dialog({ open, onClose, title, children, side, wide, initialFocus }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      initialFocus?.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }); // after every render: an owner that refuses to close gets its dialog back

  const place = side ? styles.side : wide ? styles.wide : '';
  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${place}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Before the browser counts it: a second Escape in a row would close the element whatever its owner wants.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Closed by the browser on its own, such as by a second "back" on Android; not if it is open again by now.
        if (open && !element.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {open && (
        <div className={styles.card}>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label={m.shell_close()} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
