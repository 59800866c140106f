import { Link, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './bottom-bar.module.css';

/** An entry of the bar; an address with a hash is a section of a screen. */
export interface BottomBarEntry {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
  readonly count?: number | undefined;
  readonly countWords?: string;
}

interface BottomBarProps {
  readonly places: readonly BottomBarEntry[];
  readonly onMore?: () => void;
}

/** Navigation at the bottom of the screen on phones, with counts of items that need attention. */
export function BottomBar({ places, onMore }: BottomBarProps) {
  const { pathname, hash } = useLocation();
  const here = places.some(({ to }) => to === pathname + hash) ? pathname + hash : pathname;
  return (
    <nav className={styles.bar} aria-label={m.due_bar()}>
      <ul>
        {places.map(({ to, name, icon, count = 0, countWords }) => (
          <li key={to}>
            <Link to={to} className={styles.item} aria-current={to === here ? 'page' : undefined}>
              <span className="grid relative">
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
              <span className="grid relative">
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
