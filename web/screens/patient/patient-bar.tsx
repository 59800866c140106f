import { m } from '#messages/messages.js';
import { getMeetingHost } from '#web/appointments/join-verdict.ts';
import { listNeededActions } from '#web/appointments/own/needed-actions.ts';
import { useOpenAppointments } from '#web/appointments/queries.ts';
import { useNow } from '#web/ui/browser/use-now.ts';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { BottomBar } from '../area/bottom-bar.tsx';

/** The interval of checks for newly due actions. */
const tickMilliseconds = 30_000;

export function PatientBar() {
  const { data } = useOpenAppointments();
  const now = useNow(tickMilliseconds);
  const count = data ? listNeededActions(data, now, getMeetingHost()).length : 0;
  return (
    <BottomBar
      places={[
        {
          to: paths.patientDashboard,
          name: m.due_bar_home(),
          icon: 'home',
          count,
          countWords: m.due_count({ count }),
        },
        { to: doctorsPath({}), name: m.due_bar_find(), icon: 'search' },
        { to: paths.patientAppointments, name: m.due_bar_visits(), icon: 'calendar' },
        { to: paths.patientHealth, name: m.due_bar_health(), icon: 'heart' },
        { to: paths.patientSettings, name: m.due_bar_me(), icon: 'person' },
      ]}
    />
  );
}
