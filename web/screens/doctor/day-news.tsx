import { useLocation } from 'react-router';
import { paths } from '#web/ui/paths.ts';
import { useCountInTitle, useUnseenChanges } from '../../appointments/day/changes-by-others.ts';
import { useDoctorDay } from '../../appointments/day/use-day.ts';
import { clinicToday } from '../../ui/clinic-time.ts';
import { useVideoWaitingToasts } from './use-waiting-news.ts';

/**
 * Counts in the tab's title what others have changed today while the doctor looked elsewhere, and says who waits in the
 * video room.
 */
export function DayNews() {
  const { pathname } = useLocation();
  const { data } = useDoctorDay(clinicToday());
  useCountInTitle(useUnseenChanges(data?.appointments, pathname === paths.doctorDashboard));
  useVideoWaitingToasts(data?.appointments);
  return null;
}
