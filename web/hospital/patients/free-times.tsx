import { useEffect, useId, useRef } from 'react';
import { toMinutes, toPartOfDay } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './people.module.css';
import type { FreeTime } from './use-chosen-time.ts';

interface FreeTimesProps {
  readonly busy: boolean;
  /** Nothing is free in the next weeks, whatever the day. */
  readonly never: boolean;
  readonly free: readonly FreeTime[];
  readonly chosen: FreeTime | null;
  readonly onChoose: (time: FreeTime) => void;
}

const getPartOfDay = (slot: string) => toPartOfDay(toMinutes(slot) ?? 0);

/** The free times of a day by part of day: radio buttons, of which the chosen one has the focus, so that Enter books. */
export function FreeTimes({ busy, never, free, chosen, onChoose }: FreeTimesProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const isReady = !busy && free.length > 0;
  useEffect(() => {
    if (isReady) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isReady]);
  if (busy) return <Skeleton height={80} />;
  if (free.length === 0) {
    return (
      <p role="status" className="muted">
        {never ? m.hospital_people_no_times_at_all() : m.hospital_people_no_times()}
      </p>
    );
  }
  const parts = { morning: m.booking_morning, afternoon: m.booking_afternoon, evening: m.booking_evening };
  return (
    <fieldset ref={group} className={styles.times}>
      <legend>{m.hospital_people_times()}</legend>
      {(['morning', 'afternoon', 'evening'] as const).map((part) => {
        const times = free.filter(({ slot }) => getPartOfDay(slot) === part);
        if (times.length === 0) return null;
        return (
          <div key={part}>
            <p>{parts[part]()}</p>
            <div className={`stack-2 ${styles.slots}`}>
              {times.map((one) => (
                <label key={one.slot} className={styles.time}>
                  <input
                    type="radio"
                    name={name}
                    value={one.slot}
                    checked={one.slot === chosen?.slot}
                    onChange={() => onChoose(one)}
                  />
                  <span>{one.slot}</span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
