import { Link, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { meetingHost } from '../../appointments/join.ts';
import { useOpenAppointments } from '../../appointments/own/lists.ts';
import { needsNow } from '../../appointments/own/needs.ts';
import { doctorsPath, paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './bottom-bar.module.css';

/** How often it is looked whether something needs the patient by now. */
const tickMilliseconds = 30_000;
/** Where the dashboard shows the vitals. */
export const healthAnchor = 'health';

/** On phones: the five places of a patient under the thumb, with how much needs them now. */
export function BottomBar() {
  const { pathname, hash } = useLocation();
  const { data } = useOpenAppointments();
  const now = useNow(tickMilliseconds);
  const count = data ? needsNow(data, now, meetingHost()).length : 0;
  const health = `${paths.patientDashboard}#${healthAnchor}`;
  const here = pathname === paths.patientDashboard && hash === `#${healthAnchor}` ? health : pathname;
  const places = [
    { to: paths.patientDashboard, name: m.due_bar_home(), icon: 'home' },
    { to: doctorsPath({}), name: m.due_bar_find(), icon: 'search' },
    { to: paths.patientAppointments, name: m.due_bar_visits(), icon: 'calendar' },
    { to: health, name: m.due_bar_health(), icon: 'heart' },
    { to: paths.patientSettings, name: m.due_bar_me(), icon: 'person' },
  ] as const;
  return (
    <nav className={styles.bar} aria-label={m.due_bar()}>
      <ul>
        {places.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.item} aria-current={to === here ? 'page' : undefined}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
                {icon === 'home' && count > 0 && (
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                )}
              </span>
              <span className={styles.name}>{name}</span>
              {icon === 'home' && count > 0 && (
                <span className="visually-hidden">. {m.due_count({ count })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
