import { useQuery } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { AppointmentCard, NextVisitCard } from '../appointments/appointment-card.tsx';
import { upcoming } from '../appointments/appointment-card-order.ts';
import { doctorsPath } from '../paths.ts';
import type { SessionUser } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { clinicToday } from '../ui/clinic-time.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CardSkeletons, LoadFailure } from './dashboard-states.tsx';
import styles from './patient-dashboard.module.css';

/** /dashboard/patient: what lies ahead, the next visit first. */
export function PatientDashboard({ user }: { readonly user: SessionUser }) {
  return (
    <div className={styles.dashboard}>
      <title>{m.dashboards_patient_title()}</title>
      <h1>{m.dashboards_welcome({ name: user.name || m.dashboards_patient() })}</h1>
      <Upcoming />
    </div>
  );
}

function Upcoming() {
  const call = useCall();
  const { data, isPending, error, refetch, isRefetching } = useQuery({
    queryKey: ['patient-appointments'],
    queryFn: () => call('GET /patients/appointments'),
  });
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailure error={error} busy={isRefetching} onRetry={() => void refetch()} />;

  const now = Date.now();
  const today = clinicToday();
  const [next, ...later] = upcoming(data, now);
  if (!next) {
    return (
      <EmptyState icon="calendar" title={m.dashboards_none()} text={m.dashboards_none_hint()}>
        <ButtonLink to={doctorsPath({})}>{m.dashboards_book()}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <section className={styles.part} aria-labelledby="next-visit">
        <h2 id="next-visit">{m.dashboards_next_visit()}</h2>
        <NextVisitCard appointment={next} today={today} />
      </section>
      {later.length > 0 && (
        <section className={styles.part} aria-labelledby="later-visits">
          <h2 id="later-visits">{m.dashboards_later_visits()}</h2>
          <ul className={styles.cards}>
            {later.map((appointment) => (
              <li key={appointment.appointmentId}>
                <AppointmentCard appointment={appointment} today={today} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.zone}>{m.dashboards_zone()}</p>
      <ButtonLink look="quiet" to={doctorsPath({})}>
        {m.dashboards_book_another()}
      </ButtonLink>
    </>
  );
}
