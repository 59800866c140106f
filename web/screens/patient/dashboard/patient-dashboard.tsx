import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { BookingTile } from '#web/appointments/booking/booking-tile.tsx';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { getMeetingHost } from '#web/appointments/join-verdict.ts';
import { AppointmentActions } from '#web/appointments/own/appointment-actions.tsx';
import { filterByPerson } from '#web/appointments/own/filter-by-person.ts';
import { listNeededActions, type NeededAction } from '#web/appointments/own/needed-actions.ts';
import { NextAppointment } from '#web/appointments/own/next-appointment.tsx';
import { TodaysAppointments } from '#web/appointments/own/todays-appointments.tsx';
import { useOpenAppointments } from '#web/appointments/queries.ts';
import { UrgentMatters } from '#web/appointments/urgent/urgent-matters.tsx';
import { PatientHealthSummary, TodaysVitalsAlarms } from '#web/clinical/vitals/patient-vitals.tsx';
import { VisitMessages } from '#web/messaging/log/visit-messages.tsx';
import { PersonSwitch } from '#web/patients/person-choice/person-switch.tsx';
import {
  type FamilyMember,
  getPersonSearch,
  useChosenPerson,
} from '#web/patients/person-choice/use-people.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { useNow } from '#web/ui/browser/use-now.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import styles from './patient-dashboard.module.css';
import { usePatientStart } from './patient-start.tsx';

/** The interval of the countdown. */
const tickMilliseconds = 30_000;

export function PatientDashboard() {
  const open = useOpenAppointments();
  const now = useNow(tickMilliseconds);
  const visitRoom = useRoomAddress();
  const lists = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(lists);
  const people = open.data?.people ?? [];
  const chosen = useChosenPerson(people);
  const data = open.data && filterByPerson(open.data, chosen);
  const mayRead = chosen?.mayRead ?? true;
  const start = usePatientStart(open.data);
  const needs = data ? listNeededActions(data, now, getMeetingHost()) : [];
  const next =
    needs.find(isDueNow)?.visit ?? data?.appointments.find(({ startsAt }) => Date.parse(startsAt) > now);
  const todays = data?.appointments.filter(({ date }) => date === data.today) ?? [];
  const actions = (appointment: PatientAppointment, otherwise?: ReactNode) => (
    <AppointmentActions
      appointment={appointment}
      focus={focus}
      onJoin={visitRoom.enter}
      otherwise={otherwise}
      messages={<VisitMessages appointmentId={appointment.appointmentId} viewer="patient" />}
    />
  );
  return (
    <>
      <title>{`${m.common_dashboard()} | ${m.shell_brand()}`}</title>
      <div>
        <h1 tabIndex={-1}>{m.common_dashboard()}</h1>
        {data && (
          <p className="muted small">
            {formatLongDay(data.today)}
            {todays.length === 0 && (
              <>
                {' · '}
                <span>{m.common_no_appointments()}</span>
              </>
            )}
          </p>
        )}
      </div>
      <PersonSwitch people={people} chosen={chosen} />
      {mayRead && <TodaysVitalsAlarms patientId={chosen?.patientId} today={data?.today ?? clinicToday()} />}
      <div className={`stack-4 column top ${styles.dashboard}`}>
        <div ref={lists} className="stack-4 column shrinks">
          {open.isPending && <CardSkeletons />}
          {open.isLoadingError && (
            <LoadFailureMessage
              error={open.error}
              busy={open.isFetching}
              onRetry={() => void open.refetch()}
            />
          )}
          {next && (
            <NextAppointment key={next.appointmentId} appointment={next} now={now}>
              {(directions) => actions(next, directions)}
            </NextAppointment>
          )}
          {start}
          {data && (
            <UrgentMatters
              needs={needs.filter((need) => need.visit !== next || !isOnCard(need))}
              missing={start ? [] : data.missing}
              asking={data.asking}
              now={now}
              onJoin={visitRoom.enter}
            />
          )}
          <TodaysAppointments
            appointments={todays.filter((one) => one !== next)}
            today={data?.today ?? clinicToday()}
          >
            {(appointment) => actions(appointment)}
          </TodaysAppointments>
        </div>
        <div className="stack-4 column shrinks">
          {mayRead && !start && (
            <PatientHealthSummary patientId={chosen?.patientId}>
              <HealthLinks person={chosen} />
            </PatientHealthSummary>
          )}
          <BookingTile />
        </div>
      </div>
      <OpenVisitRoom {...visitRoom} />
    </>
  );
}

const isDueNow = ({ kind }: NeededAction) => kind === 'join' || kind === 'waiting-room';
/** The button of the next visit's card already does it. */
const isOnCard = (need: NeededAction) => isDueNow(need) || need.kind === 'come';

/** The ways to what the summary leaves out. */
function HealthLinks({ person }: { readonly person: FamilyMember | null }) {
  const ways = [
    { hash: 'charts', name: m.vitals_chart() },
    { hash: 'record', name: m.records_health_link() },
  ];
  return (
    <ul className="stack-1 column">
      {ways.map(({ hash, name }) => (
        <li key={hash} className="line-above">
          <Link
            className={`line-2 middle spread target not-underlined strong ${styles.way}`}
            to={`${paths.patientHealth}${getPersonSearch(person)}#${hash}`}
          >
            {name}
            <Icon name="chevronRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
