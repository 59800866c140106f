import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import styles from './people.module.css';
import type { FreeTime } from './use-chosen-time.ts';

interface SlotNoLongerFreeProps {
  readonly gone: FreeTime;
  readonly next: FreeTime | null;
  readonly onChoose: (time: FreeTime) => void;
}

const toMessageParams = ({ date, slot }: FreeTime) => ({ day: formatDay(date, clinicToday()), time: slot });

/** Reports that the chosen time was taken meanwhile, and offers the next one without choosing it. */
export function SlotNoLongerFree({ gone, next, onChoose }: SlotNoLongerFreeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused radio button has gone: Enter must not hit another one.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div ref={box} className={styles.gone} role="alert" tabIndex={-1}>
      <p>{m.hospital_people_time_gone(toMessageParams(gone))}</p>
      {next && (
        <Button look="quiet" onClick={() => onChoose(next)}>
          {m.hospital_people_take_next(toMessageParams(next))}
        </Button>
      )}
    </div>
  );
}
