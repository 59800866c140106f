import { type ReactNode, useEffect, useState } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import { m } from '#messages/messages.js';
import { BookTile } from '../../appointments/booking/tile.tsx';
import { VisitBanner } from '../../appointments/own/banner.tsx';
import { PatientVisitCard } from '../../appointments/own/card.tsx';
import { countdown } from '../../appointments/own/countdown.ts';
import { useOpenVisits } from '../../appointments/own/lists.ts';
import { longDay } from '../../ui/day-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardSkeletons, LoadFailure } from '../area/states.tsx';
import { OpenVisitRoom } from '../visit-room/open.tsx';
import { useVisitRoom } from '../visit-room/use-room-address.ts';
import { VisitActions } from './appointment-actions.tsx';
import styles from './dashboard.module.css';
import { PatientVitalsCards } from './vitals.tsx';

/**
 * /dashboard/patient: the next visit, today's visits, and how the patient's health is doing (F-02 to F-05).
 */
export function PatientDashboard() {
  const visits = useOpenVisits();
  const now = useNow();
  const visitRoom = useVisitRoom();
  const { data } = visits;
  const today = data?.today;
  const next = data?.appointments.find(({ startsAt }) => Date.parse(startsAt) > now);
  return (
    <>
      <title>{m.dashboards_patient_title()}</title>
      <div>
        <h1>{m.vitals_title()}</h1>
        {today && <p className={styles.date}>{longDay(today)}</p>}
      </div>
      <div className={styles.dashboard}>
        <div className={styles.visits}>
          {visits.isPending && <CardSkeletons />}
          {visits.isLoadingError && (
            <LoadFailure
              error={visits.error}
              busy={visits.isFetching}
              onRetry={() => void visits.refetch()}
            />
          )}
          {data && (
            <>
              {next && (
                <VisitBanner
                  appointment={next}
                  countdown={countdown(Date.parse(next.startsAt), now)}
                  details={<Visit appointment={next} today={data.today} onJoin={visitRoom.enter} />}
                  onJoin={visitRoom.enter}
                />
              )}
              <Today
                today={data.today}
                appointments={data.appointments.filter(({ date }) => date === data.today)}
                onJoin={visitRoom.enter}
              />
            </>
          )}
          <BookTile />
        </div>
        <PatientVitalsCards />
      </div>
      <OpenVisitRoom {...visitRoom} />
    </>
  );
}

/** The time, anew every half minute: a countdown that stands still is wrong. Milliseconds. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface TodayProps {
  readonly today: string;
  /** Those of today that are still open, in time order (F-05). */
  readonly appointments: readonly PatientAppointment[];
  readonly onJoin: (appointmentId: string) => void;
}

/** The first of today's visits with everything, the others below it. */
function Today({ today, appointments, onJoin }: TodayProps): ReactNode {
  return (
    <section className={styles.today} aria-labelledby="todays-appointments">
      <h2 id="todays-appointments">{m.vitals_today()}</h2>
      {appointments.length === 0 ? (
        <EmptyState icon="calendar" title={m.vitals_none_today()} text={m.vitals_none_today_hint()} />
      ) : (
        <ol className={styles.list}>
          {appointments.map((appointment) => (
            <li key={appointment.appointmentId}>
              <Visit appointment={appointment} today={today} onJoin={onJoin} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface VisitProps {
  readonly appointment: PatientAppointment;
  readonly today: string;
  readonly onJoin: (appointmentId: string) => void;
}

function Visit({ appointment, today, onJoin }: VisitProps) {
  return (
    <PatientVisitCard appointment={appointment} today={today}>
      <VisitActions appointment={appointment} onJoin={onJoin} />
    </PatientVisitCard>
  );
}
