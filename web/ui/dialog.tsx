import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Says what it is about; a link in it leads there. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** A panel at the side instead of a card in the middle. */
  readonly side?: boolean;
  readonly wide?: boolean;
  /** Nothing behind it can be read. */
  readonly veiled?: boolean;
  /** What the phone's Back does; by default it closes. */
  readonly onBack?: () => void;
  /** Focused at first; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal `<dialog>`: it keeps the focus, closes on Escape, makes the rest of the page inert and returns the
 * focus. `onClose` is a request; the owner decides whether to close it.
 */
export function Dialog({
  open,
  onClose,
  onBack = onClose,
  title,
  children,
  side,
  wide,
  veiled,
  initialFocus,
}: DialogProps) {
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
  }); // after every render: opens it again if the owner refused to close it

  const place = side ? styles.side : wide ? styles.wide : '';
  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${place} ${veiled ? styles.veiled : ''}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Before the browser counts it: on a second Escape it would close the element by force.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // Escape is above, so this is Back on Android.
        event.preventDefault();
        onBack();
      }}
      onClose={() => {
        // Closed by the browser itself, such as by a second "back" on Android, and not open again by now.
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
