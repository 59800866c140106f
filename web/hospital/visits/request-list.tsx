import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HospitalRequest } from '#contract/hospital/hospital-bookings.ts';
import { m } from '#messages/messages.js';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { useHospitalRequests } from '#web/hospital/patients/hospital-patient-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatPersonBrief } from '#web/ui/format/format-person.ts';
import { formatBookedAtDesk } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import styles from './request-list.module.css';
import { useDeskActions } from './use-desk-actions.tsx';
import { describePayment } from './visit-state.ts';

const initialCount = 5;

/** Pending requests to all doctors, the next visit first; renders nothing without any. */
export function RequestList() {
  const { data } = useHospitalRequests();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useRowFocus(list, () => heading.current);
  const actions = useDeskActions(focus.leave);
  if (!data || data.requests.length === 0) return null;
  const count = data.requests.length;
  return (
    <section className={`container surface outlined ${styles.requests}`} aria-labelledby="hospital-requests">
      <h2 id="hospital-requests" ref={heading} tabIndex={-1}>
        {m.hospital_people_requests()}{' '}
        <span className={`rigid blue-tint digits ${styles.count}`}>{count}</span>
      </h2>
      <ul ref={list}>
        {(all ? data.requests : data.requests.slice(0, initialCount)).map((request) => (
          <li
            key={request.appointmentId}
            className={`grid middle line-above ${styles.row}`}
            data-appointment={request.appointmentId}
            tabIndex={-1}
          >
            <p className={`shrinks muted small break-anywhere ${styles.who}`}>
              <Link to={hospitalPatientPath(request.patientId)}>
                <UserText>{request.patientName}</UserText>
              </Link>{' '}
              {formatPersonBrief(request)}
            </p>
            <div className={`line-1 ${styles.actions}`}>
              {request.steps.includes('reject') && (
                <Button
                  look="quiet"
                  aria-label={`${m.requests_reject()}: ${request.patientName}`}
                  title={m.requests_reject()}
                  onClick={() => actions.reject(request)}
                >
                  <Icon name="close" size={18} />
                  <span>{m.requests_reject()}</span>
                </Button>
              )}
              {request.steps.includes('accept') && (
                <Button
                  busy={actions.isBusy(request)}
                  aria-label={`${m.requests_accept()}: ${request.patientName}`}
                  title={m.requests_accept()}
                  onClick={() => actions.accept(request)}
                >
                  <Icon name="check" size={18} />
                  <span>{m.requests_accept()}</span>
                </Button>
              )}
            </div>
            <RequestReason request={request} today={data.today} />
          </li>
        ))}
      </ul>
      {count > initialCount && (
        <Button look="plain" wide aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? m.scheduler_saved_fewer() : m.hospital_people_requests_all({ count })}
        </Button>
      )}
      {actions.dialogs}
    </section>
  );
}

function RequestReason({ request, today }: { readonly request: HospitalRequest; readonly today: string }) {
  const { date, slot, bookedBy } = request;
  return (
    <div className={styles.facts}>
      <Facts>
        <b>
          {formatDay(date, today)}, {slot}
        </b>
        <UserText>{request.doctorName}</UserText>
        {request.consultStatus === 'Online' && m.day_video()}
        {describePayment(request)}
        {bookedBy && formatBookedAtDesk(bookedBy)}
      </Facts>
    </div>
  );
}
