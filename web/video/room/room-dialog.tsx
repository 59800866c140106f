import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FullScreenButton } from '../stage/full-screen-button.tsx';
import styles from './room-dialog.module.css';

interface RoomDialogProps {
  /** Below the title: name, duration and connection quality. */
  readonly facts: ReactNode;
  /** The dark theme while there is video; steps with text use the page's theme. */
  readonly dark: boolean;
  readonly split: boolean;
  readonly onClose: () => void;
  /** Escape and a phone's Back button never close the dialog, since they may have been pressed by mistake. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * A full-screen modal with a static backdrop. The browser traps the focus inside and returns it at the end.
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
      // Removed from the page without `close`, it would not return the focus.
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={`unpadded no-margin ink ${styles.room}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Before the browser counts it: on a second Escape it would close the element by force.
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
        // Closed by the browser itself, such as by a second "back" on Android.
        if (event.target !== element.current || element.current.open) return;
        element.current.showModal();
        onEscape();
      }}
    >
      <div ref={room} className={`grid full-width relative ${styles.inside}`} data-split={split || undefined}>
        {dark && <div className={styles.night} data-theme="dark" />}
        <header
          className={`line-2 middle spread shrinks ${styles.header}`}
          data-theme={dark ? 'dark' : undefined}
        >
          <div className={`row shrinks ${styles.heading}`}>
            <h2 id={titleId}>{m.consultations_title()}</h2>
            {facts}
          </div>
          <div className={`flex rigid ${styles.tools}`}>
            {dark && <FullScreenButton room={room} />}
            <IconButton label={m.common_close()} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
        </header>
        {children}
      </div>
    </dialog>
  );
}
