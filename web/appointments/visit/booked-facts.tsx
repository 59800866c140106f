import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './booked-facts.module.css';

/** Day, time, doctor and place of a booked appointment. */
export function BookedFacts({ visit }: { readonly visit: PatientAppointment }) {
  const { date, slot, doctorName, consultStatus, hospital } = visit;
  return (
    <dl className={`card raised stack-3 full-width padded-4 ${styles.facts}`}>
      <div>
        <dt>{m.common_date()}</dt>
        <dd>
          <time dateTime={date}>{formatLongDay(date)}</time>
        </dd>
      </div>
      <div>
        <dt>{m.common_time()}</dt>
        <dd className={styles.slot}>{slot}</dd>
      </div>
      <div>
        <dt>{m.common_doctor()}</dt>
        <dd>{doctorName}</dd>
      </div>
      {consultStatus === 'Offline' && (
        <div>
          <dt>{m.published_place()}</dt>
          <dd>
            <UserText>{hospital}</UserText>
          </dd>
        </div>
      )}
    </dl>
  );
}
