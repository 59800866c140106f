import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDay, formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { bookAtDeskPath } from '#web/ui/paths.ts';
import { describeDuty } from '../calendar/column-head.tsx';
import type { DayColumn } from '../calendar/day-columns.ts';
import { CheckInCell } from '../visits/check-in-cell.tsx';
import type { DeskActions } from '../visits/desk-actions.ts';
import { describePatient, describePayment } from '../visits/visit-state.ts';
import styles from './day-table.module.css';

interface DayTableProps {
  readonly columns: readonly DayColumn[];
  readonly today: string;
  readonly now: number;
  readonly onOpen: (visit: DayVisit) => void;
  readonly actions: DeskActions;
  readonly due: (visit: DayVisit) => ReactNode;
}

/** The grid as rows: for screen readers, for print, and for people who prefer lists. */
export function DayTable({ columns, today, now, onOpen, actions, due }: DayTableProps) {
  return (
    <div className="stack-3">
      {columns.map((column) => {
        const { doctor, day, visits } = column;
        const free = day.times.filter(({ isFree }) => isFree);
        return (
          <section
            key={column.key}
            className={`padded surface outlined ${styles.table}`}
            aria-label={`${doctor.name}, ${formatLongDay(day.date)}`}
          >
            <h2>
              <UserText>{doctor.name}</UserText>, {formatDay(day.date, today)}
            </h2>
            <p className="muted">{describeDuty(column, today)}</p>
            {visits.length > 0 && (
              <table>
                <thead>
                  <tr>
                    <th scope="col">{m.common_time()}</th>
                    <th scope="col">{m.hospital_days_person()}</th>
                    <th scope="col">{m.hospital_days_check_in()}</th>
                    <th scope="col">{m.hospital_days_money()}</th>
                    <th scope="col">{m.hospital_days_due()}</th>
                  </tr>
                </thead>
                <tbody>
                  {visits.map((visit) => (
                    <tr key={visit.appointmentId}>
                      <td>{visit.slot}</td>
                      <th scope="row">
                        <Button look="plain" data-visit={visit.appointmentId} onClick={() => onOpen(visit)}>
                          {visit.patient.name}
                        </Button>
                        <span>{describePatient(visit)}</span>
                      </th>
                      <td>
                        <CheckInCell visit={visit} now={now} actions={actions} />
                      </td>
                      <td>{describePayment(visit)}</td>
                      <td>{due(visit)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {visits.length === 0 && <p>{m.hospital_days_no_visits()}</p>}
            {!doctor.takesBookings && <p>{m.trust_no_bookings()}</p>}
            {free.length > 0 && (
              <p className={`row middle above-2 ${styles.free}`}>
                {m.hospital_days_free_times()}{' '}
                {free.map(({ slot }) => (
                  <Link key={slot} to={bookAtDeskPath({ doctorId: doctor.doctorId, date: day.date, slot })}>
                    {slot}
                  </Link>
                ))}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
