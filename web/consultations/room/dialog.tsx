import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './dialog.module.css';
import { FullScreenButton } from './full-screen-button.tsx';

interface RoomDialogProps {
  /** Who, how long and how well; below the title. */
  readonly facts: ReactNode;
  /**
   * In the colours of the night, as long as there is a picture to look at; what is read keeps those of the
   * page.
   */
  readonly dark: boolean;
  /** Something stands beside the step. */
  readonly split: boolean;
  /** The cross. */
  readonly onClose: () => void;
  /** Escape, and "back" on a phone: never closes by itself, for it may have been a slip (F-12). */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * The full-screen modal "Consultation Video Call" with a static backdrop (F-12). The platform keeps the focus
 * inside; it goes back to where it was when the modal goes.
 */
export function RoomDialog({ facts, dark, split, onClose, onEscape, children }: RoomDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      // Taken out of the page without being closed, it would take the focus with it.
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={styles.room}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Before the browser counts it: a second Escape in a row would close the element whatever we want.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onEscape();
      }}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onEscape();
      }}
      onClose={(event) => {
        // Closed by the browser on its own, such as by a second "back" on Android.
        if (event.target !== element.current || element.current.open) return;
        element.current.showModal();
        onEscape();
      }}
    >
      <div ref={room} className={styles.inside} data-split={split || undefined}>
        {dark && <div className={styles.night} data-theme="dark" />}
        <header className={styles.header} data-theme={dark ? 'dark' : undefined}>
          <div className={styles.heading}>
            <h2 id={titleId}>{m.consultations_title()}</h2>
            {facts}
          </div>
          <div className={styles.tools}>
            {dark && <FullScreenButton room={room} />}
            <IconButton label={m.consultations_close()} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
        </header>
        {children}
      </div>
    </dialog>
  );
}
