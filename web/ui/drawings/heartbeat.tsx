import type { CSSProperties } from 'react';
import styles from './heartbeat.module.css';

interface HeartbeatProps {
  /** Beats per minute. */
  readonly rate?: number;
}

/** An animated heartbeat, still with reduced motion; decorative. */
export function Heartbeat({ rate }: HeartbeatProps) {
  // The animation draws one beat.
  const style = rate ? ({ '--round': `${60 / rate}s` } as CSSProperties) : undefined;
  return (
    <svg
      className={styles.heartbeat}
      style={style}
      viewBox="0 0 160 56"
      width="160"
      height="56"
      aria-hidden="true"
    >
      <path className={styles.track} d="M2 32h38l7-14 10 28 9-40 9 34 6-8h20l6-6 6 6h45" />
      <path className={styles.beat} pathLength="100" d="M2 32h38l7-14 10 28 9-40 9 34 6-8h20l6-6 6 6h45" />
    </svg>
  );
}
