import { type ReactNode, useId, useRef } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { type RowFocus, useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { AppointmentActions } from '#web/appointments/own/appointment-actions.tsx';
import { filterByPerson } from '#web/appointments/own/filter-by-person.ts';
import { OwnAppointmentCard, PastAppointment } from '#web/appointments/own/own-appointment-card.tsx';
import {
  mergePages,
  useAppointmentHistory,
  useOpenAppointments,
} from '#web/appointments/own/own-appointment-queries.ts';
import { useCardAnimation } from '#web/appointments/own/use-card-animation.ts';
import { UrgentMatters } from '#web/appointments/urgent/urgent-matters.tsx';
import { VisitMessages } from '#web/messaging/log/visit-messages.tsx';
import { PersonSwitch } from '#web/patients/person-choice/person-switch.tsx';
import { useChosenPerson } from '#web/patients/person-choice/use-people.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { OfflineStoragePrompt } from '#web/platform/offline/offline-storage-prompt.tsx';
import { useNow } from '#web/ui/browser/use-now.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { doctorsPath } from '#web/ui/paths.ts';
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
        {!isEmpty && <ButtonLink to={doctorsPath({})}>{m.own_book()}</ButtonLink>}
      </div>
      <PersonSwitch people={people} chosen={chosen} />
      {open && <UrgentMatters {...open} now={now} onJoin={visitRoom.enter} />}
      <OfflineStoragePrompt />
      {!loaded && !failed && <CardSkeletons />}
      {!loaded && failed && (
        <LoadFailureMessage error={ahead.error ?? behind.error} busy={busy} onRetry={retry} />
      )}
      {loaded && failed && (
        <p role="status" className={`row middle orange ${styles.stale}`}>
          {m.own_stale()}
          <Button look="plain" busy={busy} onClick={retry}>
            {m.dashboards_retry()}
          </Button>
        </p>
      )}
      {isEmpty && (
        <EmptyState icon="calendar" title={m.own_none()} text={m.own_none_hint()}>
          <ButtonLink to={doctorsPath({})}>{m.own_book()}</ButtonLink>
        </EmptyState>
      )}
      {loaded && !isEmpty && (
        <Lists open={loaded.open} behind={behind} total={total} onJoin={visitRoom.enter} />
      )}
      <OpenVisitRoom {...visitRoom} />
    </div>
  );
}

interface ListsProps {
  readonly open: readonly PatientAppointment[];
  readonly behind: ReturnType<typeof useAppointmentHistory>;
  readonly total: number;
  readonly onJoin: (appointmentId: string) => void;
}

function Lists({ open, behind, total, onJoin }: ListsProps) {
  const lists = useRef<HTMLDivElement>(null);
  useCardAnimation(lists);
  const focus = useRowFocus(lists);
  const card = { focus, onJoin };
  const history = mergePages(behind.data?.pages ?? []);
  return (
    <div ref={lists} className={styles.screen}>
      <Part title={m.own_pending()}>
        {open.length > 0 ? (
          <Cards appointments={open} {...card} />
        ) : (
          <EmptyState icon="calendar" title={m.own_pending_none()} text={m.own_pending_none_hint()} />
        )}
      </Part>
      <Part title={m.own_history()}>
        {total > 0 ? (
          <Cards appointments={history} {...card} past />
        ) : (
          <EmptyState icon="clock" title={m.own_history_none()} text={m.own_history_none_hint()} />
        )}
        {total > 0 && (
          <div className="row-3 middle muted">
            {behind.hasNextPage && (
              <Button
                look="quiet"
                aria-busy={behind.isFetchingNextPage || undefined}
                onClick={() => void behind.fetchNextPage()}
              >
                {m.own_more()}
              </Button>
            )}
            <p role="status">{m.own_shown({ shown: history.length, total })}</p>
          </div>
        )}
      </Part>
      <p className="muted small">{m.dashboards_zone()}</p>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="stack-3" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

interface CardsProps {
  readonly appointments: readonly PatientAppointment[];
  readonly focus: RowFocus;
  readonly onJoin: (appointmentId: string) => void;
  readonly past?: boolean;
}

function Cards({ appointments, focus, onJoin, past = false }: CardsProps) {
  const today = clinicToday();
  const Card = past ? PastAppointment : OwnAppointmentCard;
  return (
    <ul className={past ? styles.lines : `stack-3 ${styles.cards}`}>
      {appointments.map((appointment) => (
        <li key={appointment.appointmentId}>
          <Card appointment={appointment} today={today}>
            <AppointmentActions appointment={appointment} focus={focus} onJoin={onJoin} />
            <VisitMessages appointmentId={appointment.appointmentId} viewer="patient" />
          </Card>
        </li>
      ))}
    </ul>
  );
}
