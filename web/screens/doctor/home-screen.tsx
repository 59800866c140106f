import type { PracticeFigures } from '#contract/practice.ts';
import { minutesAt } from '#domain/calendar-days.ts';
import { partOfDay } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useRequested, useRescheduleRequests } from '../../appointments/requests/lists.ts';
import { useFigures } from '../../practice/answers.ts';
import { AppointmentsChartCard, WeeklyChartCard } from '../../practice/appointments-charts.tsx';
import { PracticeCard } from '../../practice/card.tsx';
import { PracticeFailure } from '../../practice/failure.tsx';
import { FigureCards } from '../../practice/figure-cards.tsx';
import { FirstSteps } from '../../practice/first-steps.tsx';
import { GendersChart, ModesChart } from '../../practice/share-charts.tsx';
import { clinicTimeZone, clinicToday } from '../../ui/clinic-time.ts';
import { longDay } from '../../ui/day-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './home-screen.module.css';
import { RequestPanel } from './requests.tsx';
import { TodaysAppointments } from './today.tsx';

const requestsId = 'requests';

/** Whether there are visits to count; requests alone do not count. */
function hasHistory({ appointmentsToday, totalPatients }: PracticeFigures): boolean {
  return appointmentsToday > 0 || totalPatients > 0;
}

/** The doctor's home: today's appointments and requests, then the figures (G-02). */
export function DoctorHomeScreen() {
  const user = useAreaUser();
  const { data: figures, error, isRefetching, refetch } = useFigures();
  const today = figures?.today ?? clinicToday();
  const isNew = figures !== undefined && !hasHistory(figures);
  return (
    <div className={styles.home}>
      <title>{m.practice_title()}</title>
      <header className={styles.greeting}>
        <h1>
          <span>{greeting(user.name || m.practice_doctor())}</span>
          <span className={styles.date}>{longDay(today)}</span>
        </h1>
        <RequestsWaiting />
      </header>

      {isNew && <FirstSteps figures={figures} doctorId={user.doctorId ?? user.id} />}
      {figures && !isNew && <FigureCards figures={figures} />}
      {!figures && !error && <FigureSkeletons />}
      {!figures && error && (
        <PracticeFailure
          title={m.practice_figures_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}

      <div className={styles.work}>
        <div className={styles.cell}>
          <TodaysAppointments today={today} />
        </div>
        <div className={styles.cell} id={requestsId} tabIndex={-1}>
          <RequestPanel />
        </div>
      </div>

      <section className={styles.practice} aria-labelledby="practice-title">
        <h2 id="practice-title">{m.practice_heading()}</h2>
        <div className={isNew ? undefined : styles.charts}>
          {!isNew && (
            <div className={styles.main}>
              <AppointmentsChartCard />
            </div>
          )}
          <div className={styles.side}>
            <PracticeCard />
          </div>
          {figures && !isNew && (
            <>
              <ModesChart modes={figures.modes} />
              <GendersChart genders={figures.genders} />
              <WeeklyChartCard />
            </>
          )}
        </div>
      </section>
    </div>
  );
}

function greeting(name: string): string {
  const part = partOfDay(minutesAt(Date.now(), clinicTimeZone()));
  if (part === 'morning') return m.practice_morning({ name });
  return part === 'afternoon' ? m.practice_afternoon({ name }) : m.practice_evening({ name });
}

/** A link to the request panel, with the number of requests, where the panel is below today's list. */
function RequestsWaiting() {
  const requested = useRequested().data?.appointments.length ?? 0;
  const reschedules = useRescheduleRequests().data?.requests.length ?? 0;
  const count = requested + reschedules;
  if (count === 0) return null;
  return (
    <a className={styles.waiting} href={`#${requestsId}`}>
      <Icon name="calendar" />
      {m.practice_requests_wait({ count })}
      <Icon name="chevronDown" />
    </a>
  );
}

function FigureSkeletons() {
  return (
    <div className={styles.skeletons} role="status">
      <span className="visually-hidden">{m.practice_loading()}</span>
      <Skeleton height={116} />
      <Skeleton height={116} />
      <Skeleton height={116} />
      <Skeleton height={116} />
    </div>
  );
}
