import { useLocation } from 'react-router';
import { useCountInTitle, useUnseenChanges } from '../../appointments/day/changes-by-others.ts';
import { useDay } from '../../appointments/day/use-day.ts';
import { paths } from '../../paths.ts';
import { clinicToday } from '../../ui/clinic-time.ts';

/** Counts in the tab's title what others have changed today while the doctor looked elsewhere. */
export function DayNews() {
  const { pathname } = useLocation();
  const { data } = useDay(clinicToday());
  useCountInTitle(useUnseenChanges(data?.appointments, pathname === paths.doctorDashboard));
  return null;
}
