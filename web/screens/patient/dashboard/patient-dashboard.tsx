import { useRef } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { BookingTile } from '#web/appointments/booking/booking-tile.tsx';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { AppointmentActions } from '#web/appointments/own/appointment-actions.tsx';
import { AppointmentBanner } from '#web/appointments/own/appointment-banner.tsx';
import { formatCountdown } from '#web/appointments/own/countdown.ts';
import { filterByPerson } from '#web/appointments/own/filter-by-person.ts';
import { OwnAppointmentCard } from '#web/appointments/own/own-appointment-card.tsx';
import { TodaysAppointments } from '#web/appointments/own/todays-appointments.tsx';
import { useOpenAppointments } from '#web/appointments/queries.ts';
import { UrgentMatters } from '#web/appointments/urgent/urgent-matters.tsx';
import { PatientVitalsCards, TodaysVitalsAlarms } from '#web/clinical/vitals/patient-vitals.tsx';
import { PersonSwitch } from '#web/patients/person-choice/person-switch.tsx';
import {
  type FamilyMember,
  personParameter,
  useChosenPerson,
} from '#web/patients/person-choice/use-people.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { useNow } from '#web/ui/browser/use-now.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import { healthAnchor } from '../patient-bar.tsx';
import styles from './patient-dashboard.module.css';

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
  const next = data?.appointments.find(({ startsAt }) => Date.parse(startsAt) > now);
  const card = (appointment: PatientAppointment, today: string) => (
    <OwnAppointmentCard appointment={appointment} today={today}>
      <AppointmentActions appointment={appointment} focus={focus} onJoin={visitRoom.enter} />
    </OwnAppointmentCard>
  );
  return (
    <>
      <title>{`${m.common_dashboard()} | ${m.shell_brand()}`}</title>
      <div>
        <h1 tabIndex={-1}>{m.common_dashboard()}</h1>
        {data && <p className="muted">{formatLongDay(data.today)}</p>}
      </div>
      <PersonSwitch people={people} chosen={chosen} />
      {mayRead && <TodaysVitalsAlarms patientId={chosen?.patientId} today={data?.today ?? clinicToday()} />}
      {data && <UrgentMatters {...data} now={now} onJoin={visitRoom.enter} />}
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
          {data && next && (
            <AppointmentBanner
              appointment={next}
              countdown={formatCountdown(next, now)}
              details={card(next, data.today)}
              onJoin={visitRoom.enter}
            />
          )}
          {data && (
            <TodaysAppointments
              appointments={data.appointments.filter(({ date }) => date === data.today)}
              hasNext={next !== undefined}
            >
              {(appointment) => card(appointment, data.today)}
            </TodaysAppointments>
          )}
          <BookingTile />
        </div>
        <div id={healthAnchor} className={`stack-3 column shrinks ${styles.health}`}>
          {mayRead && <PatientVitalsCards patientId={chosen?.patientId} key={chosen?.patientId} />}
          <ButtonLink look="quiet" wide to={getHealthPath(chosen)}>
            <Icon name="heart" />
            {m.records_health_link()}
          </ButtonLink>
        </div>
      </div>
      <OpenVisitRoom {...visitRoom} />
    </>
  );
}

const getHealthPath = (person: FamilyMember | null) =>
  person ? `${paths.patientHealth}?${personParameter}=${person.patientId}` : paths.patientHealth;
