import { useState } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { onFirstClick } from '../changes/first-click.ts';
import { RowFacts } from './row-facts.tsx';
import styles from './unclosed-visits.module.css';

interface StillOpenProps {
  readonly appointments: readonly DoctorAppointment[];
  readonly today: string;
  readonly busy: (appointmentId: string) => boolean;
  readonly onDone: (appointment: DoctorAppointment) => void;
  readonly onDidNotCome: (appointment: DoctorAppointment) => void;
}

/** One coral line for unclosed visits of earlier days; unfolded, each has Done and "Did not come". */
export function UnclosedVisits({ appointments, today, ...rest }: StillOpenProps) {
  const [shown, setShown] = useState<readonly DoctorAppointment[] | null>(null);
  const count = appointments.length;
  // A closed row stays in its place, so that the next tap cannot hit the next patient.
  const rows = shown ?? [];
  if (count === 0 && rows.length === 0) return null;
  const yesterday = addDays(today, -1);
  const areOfYesterday = appointments.every(({ date }) => date === yesterday);
  const open = new Set(appointments.map(({ appointmentId }) => appointmentId));
  return (
    <section className={styles.open}>
      <div className={`row middle ${styles.line}`}>
        <p>
          <b>{areOfYesterday ? m.day_still_open_yesterday({ count }) : m.day_still_open({ count })}</b>{' '}
          <span className={styles.why}>{m.day_still_open_why()}</span>
        </p>
        <button
          type="button"
          className={styles.button}
          aria-expanded={shown !== null}
          onClick={() => setShown(shown ? null : appointments)}
        >
          {m.day_still_open_show()}
        </button>
      </div>
      {shown && (
        <ul className={`surface rounded-small ${styles.rows}`}>
          {rows.map((one) => (
            <OpenRow
              key={one.appointmentId}
              appointment={one}
              today={today}
              isOpen={open.has(one.appointmentId)}
              {...rest}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OpenRowProps extends Omit<StillOpenProps, 'appointments'> {
  readonly appointment: DoctorAppointment;
  readonly isOpen: boolean;
}

function OpenRow({ appointment, today, isOpen, busy, onDone, onDidNotCome }: OpenRowProps) {
  const { appointmentId, patientName, date, slotNumber } = appointment;
  const when = `${formatDay(date, today)} ${slotNumber}`;
  const of = `${patientName}, ${when}`;
  const isBusy = busy(appointmentId);
  return (
    <li className={`grid middle ${styles.row}`} data-appointment={appointmentId} tabIndex={-1}>
      <time dateTime={`${date}T${slotNumber}`}>{when}</time>
      <RowFacts appointment={appointment} />
      <div className={`line-2 ${styles.buttons}`}>
        {isOpen ? (
          <>
            <Button
              aria-label={`${m.requests_done()}: ${of}`}
              busy={isBusy}
              onClick={onFirstClick(() => onDone(appointment))}
            >
              {m.requests_done()}
            </Button>
            <Button
              look="quiet"
              aria-label={`${m.day_did_not_come()}: ${of}`}
              busy={isBusy}
              onClick={onFirstClick(() => onDidNotCome(appointment))}
            >
              {m.day_did_not_come()}
            </Button>
          </>
        ) : (
          <span className={styles.closed}>
            <Icon name="check" size={18} />
            {m.day_closed()}
          </span>
        )}
      </div>
    </li>
  );
}
