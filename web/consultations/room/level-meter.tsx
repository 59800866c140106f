import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { watchMicLevel } from '../call/mic-level.ts';
import { CallIcon } from './icon.tsx';
import styles from './level-meter.module.css';

/** A voice, not the fan of a laptop. */
const heardFrom = 0.12;

/** Moves with the voice, and says once that it is heard. */
export function LevelMeter({ track }: { readonly track: MediaStreamTrack }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [heard, setHeard] = useState(false);
  useEffect(
    () =>
      watchMicLevel(track, (level) => {
        // Sixty times a second, so past React.
        bar.current?.style.setProperty('inline-size', `${Math.round(level * 100)}%`);
        if (level >= heardFrom) setHeard(true);
      }),
    [track],
  );
  return (
    <div className={styles.meter}>
      <CallIcon name="microphone" />
      <span className={styles.track} aria-hidden="true">
        <span ref={bar} className={styles.level} />
      </span>
      <p role="status">{heard ? m.consultations_level_heard() : m.consultations_level_hint()}</p>
    </div>
  );
}
