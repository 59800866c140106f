import { Fragment } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import type { Placed } from './day-order.ts';
import styles from './day-rail.module.css';
import { DayRow } from './day-row.tsx';
import type { DayRows } from './day-row-props.ts';

interface RailProps extends DayRows {
  readonly placed: readonly Placed<DoctorAppointment>[];
  readonly labelledBy: string;
  /** The visit that has its own card on phones. */
  readonly onCard: string | null;
}

/** Today in time order, with a line between begun and upcoming visits. */
export function DayRail({ placed, labelledBy, onCard, ...rows }: RailProps) {
  const firstAhead = placed.findIndex(({ standing }) => standing === 'later');
  const time = formatSlotTime(toMinutesOfDay(rows.now, clinicTimeZone()));
  const line = (
    <li className={styles.now}>
      <span aria-hidden="true">{time}</span>
      <p className="visually-hidden">{m.requests_now_line({ time })}</p>
    </li>
  );
  return (
    <ul className={`surface outlined ${styles.rail}`} aria-labelledby={labelledBy}>
      {placed.map((one, index) => (
        <Fragment key={one.appointment.appointmentId}>
          {index === firstAhead && line}
          <DayRow placed={one} onCard={one.appointment.appointmentId === onCard} {...rows} />
        </Fragment>
      ))}
      {firstAhead === -1 && line}
    </ul>
  );
}

interface MoreRowsProps extends DayRows {
  readonly appointments: readonly DoctorAppointment[];
  readonly labelledBy: string;
}

export function MoreRows({ appointments, labelledBy, ...rows }: MoreRowsProps) {
  return (
    <ul className={`surface outlined ${styles.rail}`} aria-labelledby={labelledBy}>
      {appointments.map((appointment) => (
        <DayRow
          key={appointment.appointmentId}
          placed={{ appointment, standing: 'later', isNext: false }}
          {...rows}
        />
      ))}
    </ul>
  );
}
