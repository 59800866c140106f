import { m } from '#messages/messages.js';
import { useNow } from '#web/ui/browser/use-now.ts';
import type { CallState, LineQuality } from '../call/visit-call.ts';
import { LineBars } from '../stage/line-bars.tsx';
import styles from './call-facts.module.css';
import { formatDuration } from './format-duration.ts';

interface CallFactsProps {
  readonly state: CallState;
  readonly name: string;
  /** Milliseconds that the server's clock is ahead. */
  readonly ahead: number;
}

const qualities: Readonly<Record<NonNullable<LineQuality>, () => string>> = {
  good: m.consultations_quality_good,
  weak: m.consultations_quality_weak,
  poor: m.consultations_quality_poor,
};

/** Name, duration and connection quality, beside the title so that they cover no face. */
export function CallFacts({ state, name, ahead }: CallFactsProps) {
  const now = useNow(1000) + ahead;
  const { connectedAt, quality, phase } = state;
  return (
    <div className={`row middle shrinks muted ${styles.facts}`}>
      <span className="ink strong">{name}</span>
      {connectedAt !== null && (
        <span role="timer" aria-label={m.consultations_duration()}>
          {formatDuration(now - connectedAt)}
        </span>
      )}
      {phase === 'connected' && quality && (
        <span className={`line-1 middle ${styles.line}`} data-quality={quality}>
          <LineBars quality={quality} />
          {qualities[quality]()}
        </span>
      )}
    </div>
  );
}
