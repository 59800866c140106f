import { NavLink } from 'react-router';
import { m } from '#messages/messages.js';
import { useLogOut } from '#web/accounts/session/use-log-out.tsx';
import { SplitWords } from '#web/ui/format/split-words.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './area-navigation.module.css';

export interface AreaEntry {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
  /** Active only at exactly this URL. */
  readonly end?: true;
  readonly closed?: string | undefined;
}

interface AreaNavigationProps {
  readonly places: readonly AreaEntry[];
  readonly onFollow?: () => void;
}

export function AreaNavigation({ places, onFollow }: AreaNavigationProps) {
  const { logOut, question } = useLogOut();
  return (
    <nav aria-label={m.areas_navigation()} className={styles.navigation}>
      <ul>
        {places.map(({ to, name, icon, end = false, closed }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              title={name}
              className={styles.item ?? ''}
              onClick={(event) => {
                if (closed) {
                  event.preventDefault();
                  toast.bad(closed);
                  return;
                }
                onFollow?.();
              }}
            >
              <Icon name={icon} />
              <span>
                <SplitWords>{name}</SplitWords>
              </span>
            </NavLink>
          </li>
        ))}
        <li className={`above-2 line-above ${styles.last}`}>
          <NavLink to={paths.contact} title={m.areas_help()} className={styles.item ?? ''}>
            <Icon name="phone" />
            <span>{m.areas_help()}</span>
          </NavLink>
        </li>
        <li>
          <button type="button" title={m.session_logout()} className={styles.item} onClick={logOut}>
            <Icon name="logout" />
            <span>{m.session_logout()}</span>
          </button>
        </li>
      </ul>
      {question}
    </nav>
  );
}
