import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** A panel at the side instead of a card in the middle. */
  readonly side?: boolean;
  readonly wide?: boolean;
  /** Makes everything behind it unreadable. */
  readonly veiled?: boolean;
  /** Handles the phone's Back; by default it closes the dialog. */
  readonly onBack?: () => void;
  /** By default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal `<dialog>`: it traps the focus, closes on Escape, makes the rest of the page inert and restores the
 * focus. `onClose` is a request; the owner decides.
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
  }); // after every render: reopens it if the owner refused to close it

  const place = side ? styles.side : wide ? styles.wide : '';
  return (
    <dialog
      ref={element}
      className={`unpadded surface ink ${styles.dialog} ${place} ${veiled ? styles.veiled : ''}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Must come before the browser counts it: on a second Escape it would force the element closed.
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
        // Closed by the browser, such as by a second Back on Android, and not reopened by now.
        if (open && !element.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {open && (
        <div className={`padded-4 ${styles.card}`}>
          <div className={`line-3 top spread ${styles.header}`}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={`centred rigid ${styles.close}`}
              aria-label={m.common_close()}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
