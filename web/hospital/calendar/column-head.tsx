import { m } from '#messages/messages.js';
import { Facts } from '#web/ui/facts.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatRoom } from '#web/ui/format/format-room.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import type { DayColumn } from './day-columns.ts';
import styles from './time-grid.module.css';

/** From this many minutes on, a delay is mentioned to waiting patients. */
const minMentionedDelay = 5;

export function describeDuty({ doctor, day }: DayColumn, today: string): string {
  const { minutesBehind, nextFree } = doctor;
  if (day.state === 'leave' && day.leave)
    return m.hospital_days_leave({ day: formatDay(day.leave.until, today) });
  if (day.state === 'off') return m.hospital_days_off();
  if (doctor.delay > 0 && day.date === today) return m.hospital_days_behind({ minutes: doctor.delay });
  if (day.date !== today) return `${day.from ?? ''}–${day.to ?? ''}`;
  if (day.state === 'comes') return m.hospital_days_comes({ time: day.from ?? '' });
  if (day.state === 'over' && minutesBehind === null) return m.hospital_days_over({ time: day.to ?? '' });
  if ((minutesBehind ?? 0) >= minMentionedDelay)
    return m.hospital_days_behind({ minutes: minutesBehind ?? 0 });
  if (minutesBehind !== null) return m.hospital_days_in_time();
  if (nextFree?.date === today) return m.hospital_days_free_at({ time: nextFree.slot });
  return m.hospital_days_until({ time: day.to ?? '' });
}

interface ColumnHeadProps {
  readonly column: DayColumn;
  readonly today: string;
  /** The day is the heading. */
  readonly byDay: boolean;
  readonly named: boolean;
}

/** The head of a column: doctor or day, place, and state. */
export function ColumnHead({ column, today, byDay, named }: ColumnHeadProps) {
  const { doctor, day } = column;
  const isBehind =
    day.date === today &&
    (doctor.delay > 0 ||
      (['onDuty', 'over'].includes(day.state) && (doctor.minutesBehind ?? 0) >= minMentionedDelay));
  const waiting = column.visits.filter(
    ({ arrivedAt, calledAt, startedAt, endedAt }) => arrivedAt && !calledAt && !startedAt && !endedAt,
  ).length;
  return (
    <div className={styles.head} data-today={byDay && day.date === today ? '' : undefined}>
      <h2>{byDay ? formatDay(day.date, today) : <UserText>{doctor.name}</UserText>}</h2>
      <p>
        <Facts>
          {byDay && named && <UserText>{doctor.name}</UserText>}
          {!byDay && doctor.room !== '' && formatRoom(doctor.room)}
          <span className={isBehind ? styles.behind : ''}>{describeDuty(column, today)}</span>
          {!doctor.takesBookings && <strong>{m.trust_no_bookings()}</strong>}
          {waiting > 0 && m.hospital_days_waits({ count: waiting })}
        </Facts>
      </p>
    </div>
  );
}
