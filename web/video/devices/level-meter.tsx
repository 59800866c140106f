import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { watchMicLevel } from '../call/media/mic-level.ts';
import { CallIcon } from '../room/call-icon.tsx';
import styles from './level-meter.module.css';

/** The level of a voice, above that of a fan. */
const voiceLevel = 0.12;

/** Follows the microphone's level, and says once that it works. */
export function LevelMeter({ track }: { readonly track: MediaStreamTrack }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [heard, setHeard] = useState(false);
  useEffect(
    () =>
      watchMicLevel(track, (level) => {
        // Sixty times a second, so without React.
        bar.current?.style.setProperty('inline-size', `${Math.round(level * 100)}%`);
        if (level >= voiceLevel) setHeard(true);
      }),
    [track],
  );
  return (
    <div className={`grid middle ${styles.meter}`}>
      <CallIcon name="microphone" />
      <span className={styles.track} aria-hidden="true">
        <span ref={bar} className={styles.level} />
      </span>
      <p role="status">{heard ? m.consultations_level_heard() : m.consultations_level_hint()}</p>
    </div>
  );
}
