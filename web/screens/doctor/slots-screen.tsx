import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages/messages.js';
import { RegistrationNotice } from '#web/appointments/dashboard/registration-notice.tsx';
import { useDashboardFigures } from '#web/appointments/queries.ts';
import { Scheduler } from '#web/scheduling/availability/publishing/scheduler.tsx';
import { paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './slots-screen.module.css';

export function SlotsScreen() {
  const { doctorId } = useAreaUser();
  const registration = useDashboardFigures().data?.registration ?? null;
  const isDay = useSearchParams()[0].get('tab') === 'day';
  return (
    <div className={styles.screen}>
      <title>{m.scheduler_page_title()}</title>
      <div className={styles.intro}>
        <div className={`row middle spread ${styles.head}`}>
          <h1>{m.scheduler_title()}</h1>
          <ButtonLink look="quiet" to={paths.doctorLeave}>
            {m.leaves_new()}
          </ButtonLink>
        </div>
        {!registration && isDay && <p>{m.scheduler_intro()}</p>}
      </div>
      <RegistrationNotice registration={registration} />
      {doctorId ? <Scheduler doctorId={doctorId} /> : <NoDoctorId />}
    </div>
  );
}

/** Shows a notice and goes back: a session without a doctor's id has no slots. */
function NoDoctorId() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const notified = useRef(false);
  useEffect(() => {
    if (notified.current) return; // going back renders once more
    notified.current = true;
    toast.bad(m.scheduler_no_doctor_id());
    if (isFirstPage) void navigate(paths.doctorDashboard, { replace: true });
    else void navigate(-1);
  }, [navigate, isFirstPage]);
  return <p>{m.scheduler_no_doctor_id()}</p>;
}
