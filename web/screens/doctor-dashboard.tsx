import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAt, defaultTimeZone } from '#domain/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { VisitCard } from '../appointments/appointment-card-visit.tsx';
import type { SessionUser } from '../session/session.ts';
import { longDay } from '../ui/day-words.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { CardSkeletons, LoadFailure, newDashboardClient } from './dashboard-states.tsx';
import styles from './doctor-dashboard.module.css';

/** /dashboard/home: the doctor's day in time order. Today is the clinic's today, wherever the doctor sits. */
export function DoctorDashboard({ user }: { readonly user: SessionUser }) {
  const [client] = useState(newDashboardClient);
  const today = dayAt(Date.now(), defaultTimeZone);
  return (
    <QueryClientProvider client={client}>
      <Page className={styles.dashboard}>
        <title>{m.dashboards_doctor_title()}</title>
        <header>
          <p className={styles.date}>{longDay(today)}</p>
          <h1>{m.dashboards_greeting({ name: user.name || m.dashboards_doctor() })}</h1>
        </header>
        <TodaysVisits today={today} />
      </Page>
    </QueryClientProvider>
  );
}

function TodaysVisits({ today }: { readonly today: string }) {
  const call = useCall();
  const { data, isPending, error, refetch, isRefetching } = useQuery({
    queryKey: ['pending-appointments', today],
    queryFn: () => call('GET /appointments/pending/:date', { params: { date: today } }),
  });
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailure error={error} busy={isRefetching} onRetry={() => void refetch()} />;

  const visits = data.appointments.toSorted((one, other) => one.slotNumber.localeCompare(other.slotNumber));
  return (
    <section className={styles.day} aria-labelledby="todays-visits">
      <div className={styles.head}>
        <h2 id="todays-visits">{m.dashboards_today_title()}</h2>
        <p className={styles.count}>{m.dashboards_today_count({ count: visits.length })}</p>
      </div>
      {visits.length === 0 ? (
        <EmptyState icon="calendar" title={m.dashboards_none_today()} text={m.dashboards_none_today_hint()} />
      ) : (
        <ol className={styles.visits}>
          {visits.map((visit) => (
            <li key={visit.appointmentId}>
              <VisitCard visit={visit} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
