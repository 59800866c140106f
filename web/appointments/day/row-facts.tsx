import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { DraftMark } from '#web/platform/drafts/draft-mark.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { formatNeeds } from '../needs/need-labels.ts';
import { PatientLink } from '../patient-link.tsx';
import { formatVisitReason } from '../visit-reason.ts';
import styles from './day-row.module.css';
import { formatAgeAndGender, formatPaymentState } from './patient-labels.ts';

export function RowFacts({ appointment }: { readonly appointment: DoctorAppointment }) {
  const { appointmentId, patientName, reason, visitNumber, consultStatus, allergies, needs } = appointment;
  const online = consultStatus === 'Online';
  const said = [
    formatAgeAndGender(appointment),
    <UserText key="reason">{formatVisitReason(reason, appointment.bookedAtDesk)}</UserText>,
    m.day_visit_number({ count: visitNumber }),
    online ? m.day_video() : m.day_clinic(),
    formatPaymentState(appointment),
    ...(needs ? [formatNeeds(needs)] : []),
  ];
  return (
    <div className={`shrinks ${styles.who}`}>
      <PatientLink appointmentId={appointmentId} name={patientName} className={styles.name} />
      <p className={`muted small one-line ${styles.facts}`}>
        {allergies.length > 0 && (
          <>
            <b className={`red ${styles.allergy}`}>
              <Icon name="warning" size={16} />
              {m.day_allergic({ substances: allergies.join(', ') })}
            </b>
            {' · '}
          </>
        )}
        {said.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order
          <span key={index}>
            {index > 0 && ' · '}
            {fact}
          </span>
        ))}
      </p>
      <DraftMark name={`prescription:${appointmentId}`} />
    </div>
  );
}
