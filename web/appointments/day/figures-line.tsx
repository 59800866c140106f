import { Fragment } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { toRowKind } from './day-sections.ts';
import styles from './figures-line.module.css';

interface FiguresLineProps {
  readonly appointments: readonly DoctorAppointment[];
  /** Undefined until loaded. */
  readonly requests: number | undefined;
  readonly requestsAddress: string;
  readonly next: DoctorAppointment | null;
}

/** Today in one line: "8 visits · 3 done · next 10:30 · 6 requests". */
export function FiguresLine({ appointments, requests, requestsAddress, next }: FiguresLineProps) {
  const counted = appointments.filter((one) => toRowKind(one) !== 'fallen');
  const ahead = counted.filter((one) => toRowKind(one) === 'open');
  const parts = [
    m.day_visits({ count: counted.length }),
    m.day_done_count({ count: counted.length - ahead.length }),
    ...(next ? [m.day_next_at({ time: next.slotNumber })] : []),
  ];
  return (
    <p className={`muted ${styles.line}`}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <span>{part}</span>
        </Fragment>
      ))}
      {requests !== undefined && (
        <span className={styles.requests}>
          {' · '}
          {requests === 0 ? (
            <span>{m.day_requests({ count: 0 })}</span>
          ) : (
            <a href={requestsAddress}>{m.day_requests({ count: requests })}</a>
          )}
        </span>
      )}
    </p>
  );
}
