import { type RefObject, useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CallIcon } from '../room/call-icon.tsx';
import styles from './full-screen-button.module.css';

export function FullScreenButton({ room }: { readonly room: RefObject<HTMLElement | null> }) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const done = full ? document.exitFullscreen() : room.current?.requestFullscreen();
    done?.catch((error: unknown) => console.error(error)); // nothing changes, which is visible
  };
  return (
    <IconButton
      className={styles.button ?? ''}
      label={m.consultations_full_screen()}
      aria-pressed={full}
      onClick={toggle}
    >
      <CallIcon name={full ? 'fullScreenOff' : 'fullScreen'} />
    </IconButton>
  );
}
