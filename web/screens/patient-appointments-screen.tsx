import { type ReactNode, useId, useRef } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import { m } from '#messages/messages.js';
import { PatientVisitCard } from '../appointments/visit-card.tsx';
import { useOpenVisits, useVisitHistory, visitsOf } from '../appointments/visit-lists.ts';
import { useVisitMoves } from '../appointments/visit-moves.ts';
import { doctorsPath } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { clinicToday } from '../ui/clinic-time.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CardSkeletons, LoadFailure } from './dashboard-states.tsx';
import styles from './patient-appointments-screen.module.css';
import { VisitActions } from './visit-actions.tsx';

/** /dashboard/patient/appointments, "Your Appointments": what lies ahead, and what lies behind (spec F-06). */
export function PatientAppointmentsScreen() {
  return (
    <div className={styles.screen}>
      <title>{m.visits_page_title()}</title>
      <div className={styles.head}>
        <h1>{m.visits_title()}</h1>
        <ButtonLink to={doctorsPath({})}>{m.visits_book()}</ButtonLink>
      </div>
      <Lists />
    </div>
  );
}

function Lists() {
  const ahead = useOpenVisits();
  const behind = useVisitHistory();
  const lists = useRef<HTMLDivElement>(null);
  useVisitMoves(lists);

  if (ahead.isPending || behind.isPending) return <CardSkeletons />;
  const retry = () => {
    void ahead.refetch();
    void behind.refetch();
  };
  const busy = ahead.isFetching || behind.isFetching;
  if (!ahead.data || !behind.data)
    return <LoadFailure error={ahead.error ?? behind.error} busy={busy} onRetry={retry} />;

  const open = ahead.data.appointments;
  const history = visitsOf(behind.data.pages);
  const total = behind.data.pages.at(-1)?.total ?? 0;
  if (open.length === 0 && total === 0) {
    return (
      <EmptyState icon="calendar" title={m.visits_none()} text={m.visits_none_hint()}>
        <ButtonLink look="quiet" to={doctorsPath({})}>
          {m.visits_book()}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div ref={lists} className={styles.screen}>
      {(ahead.isError || behind.isError) && (
        <p role="status" className={styles.stale}>
          {m.visits_stale()}
          <Button look="plain" busy={busy} onClick={retry}>
            {m.dashboards_retry()}
          </Button>
        </p>
      )}
      <Part title={m.visits_pending()}>
        {open.length > 0 ? (
          <Cards appointments={open} />
        ) : (
          <EmptyState icon="calendar" title={m.visits_pending_none()} text={m.visits_pending_none_hint()} />
        )}
      </Part>
      <Part title={m.visits_history()}>
        {total > 0 ? (
          <Cards appointments={history} past />
        ) : (
          <EmptyState icon="clock" title={m.visits_history_none()} text={m.visits_history_none_hint()} />
        )}
        {total > 0 && (
          <div className={styles.more}>
            {behind.hasNextPage && (
              <Button
                look="quiet"
                aria-busy={behind.isFetchingNextPage || undefined}
                onClick={() => void behind.fetchNextPage()}
              >
                {m.visits_more()}
              </Button>
            )}
            <p role="status">{m.visits_shown({ shown: history.length, total })}</p>
          </div>
        )}
      </Part>
      <p className={styles.zone}>{m.dashboards_zone()}</p>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

interface CardsProps {
  readonly appointments: readonly PatientAppointment[];
  readonly past?: boolean;
}

function Cards({ appointments, past = false }: CardsProps) {
  const today = clinicToday();
  return (
    <ul className={past ? `${styles.cards} ${styles.past}` : styles.cards}>
      {appointments.map((appointment) => (
        <li key={appointment.appointmentId}>
          <PatientVisitCard appointment={appointment} today={today}>
            <VisitActions appointment={appointment} />
          </PatientVisitCard>
        </li>
      ))}
    </ul>
  );
}
