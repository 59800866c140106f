import { useLocation } from 'react-router';
import { useCountInTitle, useUnseenChanges } from '#web/appointments/day/unseen-changes.ts';
import { useDoctorDay } from '#web/appointments/queries.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { paths } from '#web/ui/paths.ts';
import { useVideoWaitingToasts } from '../use-video-waiting-toasts.ts';

/**
 * Counts changes made by others in the tab's title while the tab is hidden, and announces patients in the
 * video room.
 */
export function DayNews() {
  const { pathname } = useLocation();
  const { data } = useDoctorDay(clinicToday());
  useCountInTitle(useUnseenChanges(data?.appointments, pathname === paths.doctorDashboard));
  useVideoWaitingToasts(data?.appointments);
  return null;
}
