import { lazy, Suspense } from 'react';
import { m } from '#messages/messages.js';
import { useUndoableChanges } from '#web/appointments/changes/undoable-changes.ts';
import { FirstSteps } from '#web/appointments/dashboard/first-steps.tsx';
import { hasHistory } from '#web/appointments/dashboard/has-history.ts';
import { RegistrationNotice } from '#web/appointments/dashboard/registration-notice.tsx';
import { findNextVisit } from '#web/appointments/day/day-sections.ts';
import { FiguresLine } from '#web/appointments/day/figures-line.tsx';
import { useDashboardFigures, useDoctorDay } from '#web/appointments/queries.ts';
import { RequestPanel } from '#web/appointments/requests/request-panel.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';
import styles from './doctor-home-screen.module.css';
import { ReportOwnDelay } from './report-own-delay.tsx';
import { requestsAnchor, useRequestCount } from './request-count.ts';
import { TodaysAppointments } from './todays-appointments.tsx';

const PracticeSection = lazy(async () => ({
  default: (await import('./practice-section.tsx')).PracticeSection,
}));

export function DoctorHomeScreen() {
  const user = useAreaUser();
  const { data: figures } = useDashboardFigures();
  const today = figures?.today ?? clinicToday();
  return (
    <div className={`stack-3 column shrinks container ${styles.home}`}>
      <title>{m.practice_title()}</title>
      <header className={`row ${styles.head}`}>
        <h1>{formatLongDay(today)}</h1>
        <Figures today={today} />
        <ReportOwnDelay today={today} />
      </header>
      <RequestsWaiting />
      {figures && hasHistory(figures) && <RegistrationNotice {...figures} />}
      {figures && !hasHistory(figures) && (
        <FirstSteps figures={figures} doctorId={user.doctorId ?? user.id} />
      )}
      <div className={`stack-4 top ${styles.work}`}>
        <div className={`shrinks container ${styles.cell}`}>
          <TodaysAppointments today={today} />
        </div>
        <div className={`shrinks container ${styles.cell} ${styles.panel}`} id={requestsAnchor} tabIndex={-1}>
          <RequestPanel />
        </div>
      </div>
      <BelowTheDay today={today} />
    </div>
  );
}

/** Sections that can wait: they are not loaded before the day is shown. */
function BelowTheDay({ today }: { readonly today: string }) {
  const { isPending } = useDoctorDay(today);
  if (isPending) return null;
  return (
    <Suspense fallback={null}>
      <PracticeSection />
    </Suspense>
  );
}

function Figures({ today }: { readonly today: string }) {
  const { data } = useDoctorDay(today);
  const pending = useUndoableChanges();
  const requests = useRequestCount();
  if (!data) return null;
  return (
    <FiguresLine
      appointments={data.appointments}
      requests={requests}
      requestsAddress={`#${requestsAnchor}`}
      next={findNextVisit(data.appointments, pending)}
    />
  );
}

/** A link to the request panel, with the number of requests, where the panel is below today's list. */
function RequestsWaiting() {
  const count = useRequestCount() ?? 0;
  if (count === 0) return null;
  return (
    <a className={styles.waiting} href={`#${requestsAnchor}`}>
      <Icon name="calendar" />
      {m.day_requests({ count })}
      <Icon name="chevronDown" />
    </a>
  );
}
