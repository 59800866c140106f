import { useLocation } from 'react-router';
import { paths } from '#web/ui/paths.ts';
import { useCountInTitle, useUnseenChanges } from '../../appointments/day/changes-by-others.ts';
import { useDoctorDay } from '../../appointments/day/use-day.ts';
import { clinicToday } from '../../ui/clinic-time.ts';
import { useVideoWaitingToasts } from './use-waiting-news.ts';

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
