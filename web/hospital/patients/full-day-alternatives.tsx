import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import styles from './people.module.css';

type Instead = Output<'GET /hospital/visits/times'>['instead'][number];

interface InsteadOfFullDayProps {
  readonly times: readonly Instead[];
  readonly onChoose: (time: Instead) => void;
}

export function FullDayAlternatives({ times, onChoose }: InsteadOfFullDayProps) {
  if (times.length === 0) return null;
  return (
    <div className={`row-2 middle to-end ${styles.buttons}`}>
      <span className="muted">{m.hospital_people_next_times()}</span>
      {times.map((one) => (
        <Button key={`${one.practiceId} ${one.doctorId}`} look="quiet" onClick={() => onChoose(one)}>
          {one.doctorName}, {formatDay(one.date, clinicToday())}, {one.slot}
        </Button>
      ))}
    </div>
  );
}
