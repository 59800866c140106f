import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HospitalRequest } from '#contract/hospital/hospital-bookings.ts';
import { m } from '#messages/messages.js';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatPersonBrief } from '#web/ui/format/format-person.ts';
import { formatBookedAtDesk } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { useHospitalRequests } from '../queries.ts';
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
  const answers = ({ steps }: HospitalRequest) =>
    (
      [
        ['reject', m.requests_reject(), 'close', 'quiet', actions.reject],
        ['accept', m.requests_accept(), 'check', 'primary', actions.accept],
      ] as const
    ).filter(([step]) => steps.includes(step));
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
              {answers(request).map(([step, name, icon, look, answer]) => (
                <Button
                  key={step}
                  look={look}
                  busy={actions.isBusy(request)}
                  aria-label={`${name}: ${request.patientName}`}
                  title={name}
                  onClick={() => answer(request)}
                >
                  <Icon name={icon} size={18} />
                  <span>{name}</span>
                </Button>
              ))}
            </div>
            <div className={styles.facts}>
              <Facts>
                <b>
                  {formatDay(request.date, data.today)}, {request.slot}
                </b>
                <UserText>{request.doctorName}</UserText>
                {request.consultStatus === 'Online' && m.day_video()}
                {describePayment(request)}
                {request.bookedBy && formatBookedAtDesk(request.bookedBy)}
              </Facts>
            </div>
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
