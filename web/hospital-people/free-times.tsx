import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './people.module.css';

interface FreeTimesProps {
  readonly legendId: string;
  readonly busy: boolean;
  /** Empty: nothing is free in the next weeks. */
  readonly day: string;
  readonly free: readonly string[];
  readonly chosen: string;
  readonly onChoose: (slot: string) => void;
}

/** The free times of a day: radio buttons, of which the first has the focus, so that Enter books. */
export function FreeTimes({ legendId, busy, day, free, chosen, onChoose }: FreeTimesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isReady = !busy && free.length > 0;
  useEffect(() => {
    if (isReady) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isReady]);
  if (busy) return <Skeleton height={80} />;
  if (free.length === 0) {
    return (
      <p role="status" className={styles.muted}>
        {day === '' ? m.hospital_people_no_times_at_all() : m.hospital_people_no_times()}
      </p>
    );
  }
  return (
    <fieldset ref={group} className={styles.times}>
      <legend id={legendId}>{m.hospital_people_times()}</legend>
      {free.map((slot) => (
        <label key={slot} className={styles.time}>
          <input
            type="radio"
            name={legendId}
            value={slot}
            checked={slot === chosen}
            onChange={() => onChoose(slot)}
          />
          <span>{slot}</span>
        </label>
      ))}
    </fieldset>
  );
}
