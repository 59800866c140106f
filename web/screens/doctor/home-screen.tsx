import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { FiguresLine } from '../../appointments/day/figures-line.tsx';
import { useDay } from '../../appointments/day/use-day.ts';
import { paths } from '../../paths.ts';
import { hasHistory, useFigures } from '../../practice/answers.ts';
import { FirstSteps } from '../../practice/first-steps.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { longDay } from '../../ui/day-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './home-screen.module.css';
import { OwnDelay } from './own-delay.tsx';
import { requestsId, useRequestCount } from './request-count.ts';
import { RequestPanel } from './requests.tsx';
import { TodaysAppointments } from './today.tsx';

const tick = 30_000;

/** The doctor's home: today in one line, the day as a rail, and the requests beside it (G-02 to G-04). */
export function DoctorHomeScreen() {
  const user = useAreaUser();
  const { data: figures } = useFigures();
  const today = figures?.today ?? clinicToday();
  return (
    <div className={styles.home}>
      <title>{m.practice_title()}</title>
      <header className={styles.head}>
        <h1>{longDay(today)}</h1>
        <Figures today={today} />
        <OwnDelay today={today} />
      </header>
      <RequestsWaiting />
      {figures && !hasHistory(figures) && (
        <FirstSteps figures={figures} doctorId={user.doctorId ?? user.id} />
      )}
      <div className={styles.work}>
        <div className={styles.cell}>
          <TodaysAppointments today={today} />
          <Link to={paths.practice} className={styles.practice}>
            {m.practice_heading()}
            <Icon name="chevronRight" />
          </Link>
        </div>
        <div className={`${styles.cell} ${styles.panel}`} id={requestsId} tabIndex={-1}>
          <RequestPanel />
        </div>
      </div>
    </div>
  );
}

function Figures({ today }: { readonly today: string }) {
  const now = useNow(tick);
  const { data } = useDay(today);
  const requests = useRequestCount();
  if (!data) return null;
  return (
    <FiguresLine
      appointments={data.appointments}
      requests={requests}
      requestsAddress={`#${requestsId}`}
      now={now}
    />
  );
}

/** A link to the request panel, with the number of requests, where the panel is below today's list. */
function RequestsWaiting() {
  const count = useRequestCount() ?? 0;
  if (count === 0) return null;
  return (
    <a className={styles.waiting} href={`#${requestsId}`}>
      <Icon name="calendar" />
      {m.day_requests({ count })}
      <Icon name="chevronDown" />
    </a>
  );
}
