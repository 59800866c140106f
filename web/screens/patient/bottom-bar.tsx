import { m } from '#messages/messages.js';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { getMeetingHost } from '../../appointments/join.ts';
import { useOpenAppointments } from '../../appointments/own/lists.ts';
import { listNeededActions } from '../../appointments/own/needs.ts';
import { useNow } from '../../ui/use-now.ts';
import { BottomBar } from '../area/bottom-bar.tsx';

/** How often it is looked whether something needs the patient by now. */
const tickMilliseconds = 30_000;
/** Where the dashboard shows the vitals. */
export const healthAnchor = 'health';

/** On phones: the five places of a patient, with how much needs them now. */
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
        { to: `${paths.patientDashboard}#${healthAnchor}`, name: m.due_bar_health(), icon: 'heart' },
        { to: paths.patientSettings, name: m.due_bar_me(), icon: 'person' },
      ]}
    />
  );
}
