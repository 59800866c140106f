import { type CSSProperties, useState } from 'react';
import {
  adultRestingRange,
  compareWithResting,
  measurePulse,
  type Pulse,
  tapsNeeded,
} from '#domain/clinical/pulse.ts';
import { m } from '#messages/messages.js';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Heartbeat } from '#web/ui/drawings/heartbeat.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './heart-counter.module.css';

/** More taps than a count uses. */
const maxTaps = 40;
/** Screen readers announce the first result, then one now and then: one for each tap would be too much. */
const announcedEvery = tapsNeeded;
/** The range of the scale, in beats per minute. */
const scale = { from: 40, to: 140 } as const;

/** Counts a pulse from taps. Nothing is stored or sent. */
export function HeartCounter() {
  const hydrated = useHydrated();
  const [taps, setTaps] = useState<readonly number[]>([]);
  const [count, setCount] = useState(0);
  const pulse = measurePulse(taps);
  const rate = pulse.kind === 'steady' ? pulse.beatsPerMinute : null;

  function tap(instant: number) {
    setTaps((earlier) => [...earlier, instant].slice(-maxTaps));
    setCount(count + 1);
  }
  function startAgain() {
    setTaps([]);
    setCount(0);
  }

  return (
    <section className={`card raised stack-3 column padded-4 ${styles.card}`} aria-labelledby="measure">
      <h2 id="measure">{m.heart_measure()}</h2>
      <ol className={`stack-1 ${styles.steps}`}>
        <li>{m.heart_step_rest()}</li>
        <li>{m.heart_step_find()}</li>
        <li>{hydrated ? m.heart_step_tap() : m.heart_by_hand()}</li>
      </ol>
      <div className={`row middle ${styles.measuring}`}>
        {hydrated && (
          <button
            type="button"
            className={styles.heart}
            aria-label={m.heart_tap()}
            // On touch, not on release.
            onPointerDown={(event) => {
              if (event.button === 0) tap(event.timeStamp);
            }}
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault();
            }}
            // From a keyboard or a screen reader, without a pointer.
            onClick={(event) => {
              if (event.detail === 0) tap(event.timeStamp);
            }}
          >
            <Icon name="heart" size={88} />
          </button>
        )}
        <div className={`grid shrinks coral ${styles.figure}`}>
          <Heartbeat {...(rate && { rate })} />
          <p aria-hidden="true">
            <span className={styles.rate}>{rate ?? '–'}</span> {m.heart_bpm()}
          </p>
        </div>
      </div>
      <Scale rate={rate} />
      <p className={styles.words}>{describePulse(pulse, taps.length)}</p>
      <p role="status" className="visually-hidden">
        {count > 0 && getAnnouncement(taps, count)}
      </p>
      <div className={`row middle spread target ${styles.foot}`}>
        <p>{m.heart_no_diagnosis()}</p>
        {taps.length > 0 && (
          <Button look="quiet" onClick={startAgain}>
            {m.heart_again()}
          </Button>
        )}
      </div>
    </section>
  );
}

function getAnnouncement(taps: readonly number[], count: number): string {
  const heard = taps.slice(0, taps.length - (count % announcedEvery));
  if (heard.length === 0) return '';
  const pulse = measurePulse(heard);
  const words = describePulse(pulse, heard.length);
  return pulse.kind === 'steady' ? `${m.heart_result({ rate: pulse.beatsPerMinute })} ${words}` : words;
}

function describePulse(pulse: Pulse, taps: number): string {
  switch (pulse.kind) {
    case 'too-few':
      return taps === 0 ? m.heart_ready({ count: tapsNeeded }) : m.heart_too_few({ count: pulse.missing });
    case 'uneven':
      return m.heart_uneven();
    case 'implausible':
      return m.heart_implausible();
    case 'steady':
      return { slow: m.heart_slow, usual: m.heart_usual, fast: m.heart_fast }[
        compareWithResting(pulse.beatsPerMinute)
      ]();
  }
}

const toScalePosition = (rate: number) =>
  `${(100 * (Math.min(Math.max(rate, scale.from), scale.to) - scale.from)) / (scale.to - scale.from)}%`;

function Scale({ rate }: { readonly rate: number | null }) {
  const { low, high } = adultRestingRange;
  return (
    <div
      className="stack-1 muted small"
      style={
        {
          '--low': toScalePosition(low),
          '--high': toScalePosition(high),
          '--rate': toScalePosition(rate ?? low),
        } as CSSProperties
      }
    >
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.usual} />
        {rate !== null && <span className={styles.mark} />}
      </div>
      <p>{m.heart_scale({ low, high })}</p>
    </div>
  );
}
