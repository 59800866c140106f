import { useLocation } from 'react-router';
import { paths } from '#web/ui/paths.ts';
import { useCountInTitle, useUnseenChanges } from '../../appointments/day/changes-by-others.ts';
import { useDay } from '../../appointments/day/use-day.ts';
import { clinicToday } from '../../ui/clinic-time.ts';
import { useWaitingNews } from './use-waiting-news.ts';

/**
 * Counts in the tab's title what others have changed today while the doctor looked elsewhere, and says who waits in the
 * video room.
 */
export function DayNews() {
  const { pathname } = useLocation();
  const { data } = useDay(clinicToday());
  useCountInTitle(useUnseenChanges(data?.appointments, pathname === paths.doctorDashboard));
  useWaitingNews(data?.appointments);
  return null;
}
