import type { ReactNode } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import type { Placed } from './day-order.ts';
import styles from './day-row.module.css';
import { toRowKind } from './day-sections.ts';

const minute = 60_000;

const formatClinicTime = (instant: string) =>
  formatSlotTime(toMinutesOfDay(Date.parse(instant), clinicTimeZone()));

/** Describes a visit that is over or fell through, with the actor and the time. */
function describeEnd({ appStatus, closed, didNotCome }: DoctorAppointment): string | null {
  if (closed === null) return null;
  const time = formatClinicTime(closed.at);
  if (appStatus === 'Completed') return m.day_done_at({ time });
  if (appStatus === 'Rescheduled') return m.day_moved({ time });
  if (appStatus === 'Incomplete') return didNotCome ? m.day_did_not_come() : m.day_not_closed();
  if (closed.by === 'hospital') return m.day_cancelled_desk({ time });
  return closed.by === 'patient' ? m.day_cancelled_patient({ time }) : m.day_cancelled_doctor({ time });
}

interface RowStateProps {
  readonly placed: Placed<DoctorAppointment>;
  readonly today: string;
  readonly now: number;
}

/** The state of a visit: at most two facts, the most urgent first. */
export function RowState({ placed: { appointment, standing, isNext }, today, now }: RowStateProps) {
  const {
    appStatus,
    lateMinutes,
    doctorLate,
    squeezedIn,
    waitingSince,
    arrivedAt,
    bookedAutomatically,
    bookedAtDesk,
    bookedAt,
    endsAt,
    date,
  } = appointment;
  const said: ReactNode[] = [];
  const addBadge = (look: string | undefined, words: string) =>
    said.push(
      <span key={words} className={`${styles.state} ${look ?? ''}`}>
        {words}
      </span>,
    );
  const kind = toRowKind(appointment);
  if (kind !== 'open') {
    const words = describeEnd(appointment);
    if (words) addBadge(kind === 'done' ? styles.good : styles.fallen, words);
    return <div className={styles.states}>{said}</div>;
  }
  const isToday = date === today;
  if (isNext) addBadge(styles.next, m.requests_next());
  if (waitingSince !== null) addBadge(styles.urgent, m.day_waiting({ time: formatClinicTime(waitingSince) }));
  else if (arrivedAt !== null && isToday)
    addBadge(styles.good, m.day_here({ time: formatClinicTime(arrivedAt) }));
  if (appStatus === 'Request for Rescheduling') addBadge(styles.blue, m.day_wants_move());
  if (isToday && standing === 'over') {
    const minutes = Math.floor((now - Date.parse(endsAt)) / minute);
    if (minutes > 0)
      addBadge(
        styles.over,
        minutes < 60 ? m.day_over({ minutes }) : m.day_over_since({ time: formatClinicTime(endsAt) }),
      );
  }
  if (lateMinutes !== null) addBadge(styles.over, m.appointments_late({ minutes: lateMinutes }));
  if (doctorLate !== null) addBadge(styles.blue, m.day_late_told({ minutes: doctorLate }));
  if (squeezedIn !== null) addBadge(styles.blue, m.hospital_people_squeezed({ reason: squeezedIn }));
  if (isToday && standing === 'now' && !isNext) addBadge(styles.now, m.requests_now());
  const isNew = bookedAutomatically && toCalendarDay(Date.parse(bookedAt), clinicTimeZone()) === today;
  const bookedWords = bookedAtDesk ? m.day_at_desk : m.day_automatic;
  if (isNew) addBadge(styles.blue, bookedWords({ time: formatClinicTime(bookedAt) }));
  return <div className={styles.states}>{said.slice(0, 2)}</div>;
}
