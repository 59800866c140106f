import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './detail-timeline.module.css';

type AppointmentEvent = AppointmentDetail['appointmentDetails']['events'][number];

const actors = {
  patient: () => m.appointments_by_patient(),
  doctor: () => m.appointments_by_doctor(),
  hospital: () => m.appointments_by_hospital(),
  system: () => m.appointments_by_system(),
} satisfies Record<AppointmentEvent['by'], () => string>;

export function AppointmentEvents({ events }: { readonly events: readonly AppointmentEvent[] }) {
  if (events.length === 0) return <p className="muted">{m.appointments_no_events()}</p>;
  return (
    <ol className="grid">
      {events.map(({ at, by, from, to, note, lateMinutes }) => (
        <li key={`${at} ${from} ${to}`} className={`stack-1 to-start relative ${styles.entry}`}>
          <StatusBadge status={to} viewer="doctor" />
          <p className="muted">
            <time dateTime={at}>{clinicMoment(at)}</time> {actors[by]()}
          </p>
          {lateMinutes !== null && <p>{m.appointments_late({ minutes: lateMinutes })}</p>}
          {note && <q className={styles.note}>{note}</q>}
        </li>
      ))}
    </ol>
  );
}

/** "26/11/2026, 08:00" in clinic time. */
function clinicMoment(instant: string): string {
  const time = Date.parse(instant);
  const timeZone = clinicTimeZone();
  return `${formatNumericDay(toCalendarDay(time, timeZone))}, ${formatSlotTime(toMinutesOfDay(time, timeZone))}`;
}
