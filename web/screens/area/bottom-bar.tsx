import { Link, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './bottom-bar.module.css';

/** A place of the bar; with a hash in its address it is a part of a screen. */
export interface BottomBarEntry {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
  /** How much waits there. */
  readonly count?: number | undefined;
  /** The count for screen readers. */
  readonly countWords?: string;
}

interface BottomBarProps {
  readonly places: readonly BottomBarEntry[];
  /** Opens the menu with the rest. */
  readonly onMore?: () => void;
}

/** On phones: the places of an area under the thumb, with how much waits (F-01, G-01). */
export function BottomBar({ places, onMore }: BottomBarProps) {
  const { pathname, hash } = useLocation();
  const here = places.some(({ to }) => to === pathname + hash) ? pathname + hash : pathname;
  return (
    <nav className={styles.bar} aria-label={m.due_bar()}>
      <ul>
        {places.map(({ to, name, icon, count = 0, countWords }) => (
          <li key={to}>
            <Link to={to} className={styles.item} aria-current={to === here ? 'page' : undefined}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
                {count > 0 && (
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                )}
              </span>
              <span className={styles.name}>{name}</span>
              {count > 0 && <span className="visually-hidden">. {countWords}</span>}
            </Link>
          </li>
        ))}
        {onMore && (
          <li>
            <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onMore}>
              <span className={styles.icon}>
                <Icon name="menu" size={22} />
              </span>
              <span className={styles.name}>{m.day_more()}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
