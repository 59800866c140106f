import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import styles from './section-list.module.css';

export interface Section {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
  /** What is stored there, in a few words. */
  readonly note?: ReactNode;
}

interface SectionListProps {
  readonly label: string;
  /** The address of the section that is shown. */
  readonly current: string | null;
  readonly sections: readonly Section[];
}

/** Links to the sections of a long page: rows that lead there on phones, a list at the side elsewhere. */
export function SectionList({ label, current, sections }: SectionListProps) {
  return (
    <nav aria-label={label} className={styles.sections}>
      <ul className="plain-list">
        {sections.map(({ to, name, icon, note }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={`line-3 middle not-underlined ${styles.section}`}
            >
              <Icon name={icon} />
              <span className={`shrinks break-anywhere ${styles.name}`}>
                {name} {note && <span className={`block muted small regular ${styles.note}`}>{note}</span>}
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
