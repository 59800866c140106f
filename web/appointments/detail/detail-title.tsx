import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatAge } from '#web/ui/format/format-age.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatBookedBy } from '#web/ui/format/format-relative.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { formatBookedAtDesk } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { formatVisitReason } from '../visit-reason.ts';
import styles from './detail-title.module.css';

/** When, who and what for. */
export function DetailTitle({ detail }: { readonly detail: AppointmentDetail }) {
  const { appointmentDetails: details, patientDetails: patient } = detail;
  return (
    <div className={`stack-2 shrinks ${styles.title}`}>
      <p className={`row middle title-size strong ${styles.when}`}>
        <time dateTime={details.startsAt}>
          {formatDay(details.date, clinicToday())} <b>{details.time}</b>
        </time>
        <StatusBadge status={details.status} viewer="doctor" />
      </p>
      <h1>{patient.name || m.appointments_detail_title()}</h1>
      {patient.name && (
        <p className="muted large">
          {formatAge(patient)}, {genderLabel(patient.gender)} ·{' '}
          <UserText>{formatVisitReason(details.reason, details.bookedAtDesk !== null)}</UserText> ·{' '}
          {details.type === 'Online' ? m.common_online() : m.common_offline()}
        </p>
      )}
      {details.bookedBy && <p className="muted large">{formatBookedBy(details.bookedBy)}</p>}
      {details.bookedAtDesk && <p className="muted large">{formatBookedAtDesk(details.bookedAtDesk)}</p>}
    </div>
  );
}
