import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { getMeetingHost } from '#web/appointments/join-verdict.ts';
import { filterByPerson } from '#web/appointments/own/filter-by-person.ts';
import { listNeededActions } from '#web/appointments/own/needed-actions.ts';
import { OwnAppointmentLists } from '#web/appointments/own/own-appointment-lists.tsx';
import { useAppointmentHistory, useOpenAppointments } from '#web/appointments/queries.ts';
import { VisitMessages } from '#web/messaging/log/visit-messages.tsx';
import { PersonSwitch } from '#web/patients/person-choice/person-switch.tsx';
import { getPersonSearch, useChosenPerson } from '#web/patients/person-choice/use-people.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { useNow } from '#web/ui/browser/use-now.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import styles from './appointments-screen.module.css';

/** The interval of checks for newly due actions. */
const tickMilliseconds = 30_000;

export function PatientAppointmentsScreen() {
  const ahead = useOpenAppointments();
  const people = ahead.data?.people ?? [];
  const chosen = useChosenPerson(people);
  const behind = useAppointmentHistory(chosen?.patientId);
  const open = ahead.data && filterByPerson(ahead.data, chosen);
  const visitRoom = useRoomAddress();
  const total = behind.data?.pages.at(-1)?.total ?? 0;
  const now = useNow(tickMilliseconds);
  const count = open ? listNeededActions(open, now, getMeetingHost()).length : 0;
  const loaded = open && behind.data && { open: open.appointments, total };
  const isEmpty = loaded?.open.length === 0 && total === 0;
  const retry = () => {
    void ahead.refetch();
    void behind.refetch();
  };
  const busy = ahead.isFetching || behind.isFetching;
  const failed = ahead.isError || behind.isError;
  return (
    <div className={styles.screen}>
      <title>{m.own_page_title()}</title>
      <div className="row-3 middle spread">
        <h1 tabIndex={-1}>{m.own_title()}</h1>
        {!isEmpty && (
          <ButtonLink className={styles.book} to={doctorsPath({})}>
            {m.common_book_appointment()}
          </ButtonLink>
        )}
      </div>
      <PersonSwitch people={people} chosen={chosen} />
      {count > 0 && (
        <Link
          className={`line-2 middle target strong ${styles.needs}`}
          to={paths.patientDashboard + getPersonSearch(chosen)}
        >
          {m.due_count({ count })}
          <Icon name="chevronRight" />
        </Link>
      )}
      {!loaded && !failed && <CardSkeletons />}
      {!loaded && failed && (
        <LoadFailureMessage error={ahead.error ?? behind.error} busy={busy} onRetry={retry} />
      )}
      {loaded && failed && (
        <p role="status" className={`row middle orange ${styles.stale}`}>
          {m.own_stale()}
          <Button look="plain" busy={busy} onClick={retry}>
            {m.common_retry()}
          </Button>
        </p>
      )}
      {isEmpty && (
        <EmptyState icon="calendar" title={m.common_no_appointments()} text={m.own_none_hint()}>
          <ButtonLink to={doctorsPath({})}>{m.common_book_appointment()}</ButtonLink>
        </EmptyState>
      )}
      {loaded && !isEmpty && (
        <OwnAppointmentLists
          open={loaded.open}
          behind={behind}
          total={total}
          onJoin={visitRoom.enter}
          messages={(appointmentId) => <VisitMessages appointmentId={appointmentId} viewer="patient" />}
        />
      )}
      <OpenVisitRoom {...visitRoom} />
    </div>
  );
}
