import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { AppointmentActions } from '#web/appointments/own/appointment-actions.tsx';
import { PaidLine } from '#web/appointments/payments/paid-line.tsx';
import { useVisit, type VisitCardFacts } from '#web/appointments/queries.ts';
import { Directions } from '#web/appointments/visit/directions.tsx';
import { ShareVisit } from '#web/appointments/visit/share-visit.tsx';
import { VisitCard } from '#web/appointments/visit/visit-card.tsx';
import { describeUsualAnswer, describeVisitState } from '#web/appointments/visit/visit-state.ts';
import { VisitMessages } from '#web/messaging/log/visit-messages.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Heartbeat } from '#web/ui/drawings/heartbeat.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { paths } from '#web/ui/paths.ts';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import styles from './visit-screen.module.css';

export function VisitScreen() {
  const { appointmentId = '' } = useParams();
  const visit = useVisit(appointmentId);
  return (
    <div className={`stack-4 column ${styles.screen}`}>
      <title>{m.booked_title()}</title>
      <Loaded query={visit} failed={m.dashboards_failed()} unknown={<UnknownVisit />}>
        {(data) => <Visit visit={data} />}
      </Loaded>
      <p>
        <Link to={paths.patientAppointments}>{m.own_title()}</Link>
      </p>
    </div>
  );
}

const UnknownVisit = () => (
  <EmptyState icon="calendar" title={m.booking_confirmed_invalid()} text={m.booking_confirmed_invalid_hint()}>
    <ButtonLink to={paths.patientAppointments}>{m.own_title()}</ButtonLink>
  </EmptyState>
);

function Visit({ visit }: { readonly visit: VisitCardFacts }) {
  const visitRoom = useRoomAddress();
  const container = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(container);
  const { appointment, position, payment } = visit;
  const { appStatus, doctorName, consultStatus } = appointment;
  const ahead = openStatuses.some((status) => status === appStatus);
  const requested = appStatus === 'Requested';
  return (
    <div ref={container} className="stack-4 column">
      <div className={`stack-2 text-centre ${styles.state}`}>
        {ahead && <Heartbeat />}
        <h1 id="visit-state" tabIndex={-1}>
          {describeVisitState(appointment)}
        </h1>
        {requested && (
          <p>
            {[
              m.booked_held({ doctor: doctorName }),
              describeUsualAnswer(appointment, visit.answersWithinHours),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      <VisitCard
        visit={visit}
        paid={payment && <PaidLine appointmentId={appointment.appointmentId} payment={payment} />}
      >
        {ahead && (
          <div className={`stack-2 ${styles.ways}`}>
            {consultStatus === 'Offline' && position && <Directions to={position} look="quiet" />}
            <ShareVisit visit={visit} />
          </div>
        )}
        <AppointmentActions appointment={appointment} focus={focus} onJoin={visitRoom.enter} />
        <VisitMessages appointmentId={appointment.appointmentId} viewer="patient" />
      </VisitCard>
      <OpenVisitRoom {...visitRoom} />
    </div>
  );
}
