import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { hospitalPath } from '#web/ui/paths.ts';
import styles from './care-links.module.css';
import type { CareSection } from './care-sections.ts';

interface CareLinksProps {
  readonly hospitalId: string;
  readonly sections: readonly CareSection[];
  readonly chosen: string | null;
}

/** Links to the doctors of each specialization; empty where there is only one. */
export function CareLinks({ hospitalId, sections, chosen }: CareLinksProps) {
  const named = sections.filter(({ specialization }) => specialization !== '');
  if (named.length < 2) return null;
  const link = (specialization: string | null, name: string, count?: number) => (
    <li key={specialization}>
      <Link
        className={styles.link}
        to={hospitalPath(hospitalId, specialization)}
        aria-current={specialization === chosen ? 'true' : undefined}
        preventScrollReset
      >
        {name} {count !== undefined && <span className={`muted small regular ${styles.count}`}>{count}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={m.hospitals_by_care()}>
      <ul className={`row-2 unpadded ${styles.links}`}>
        {link(null, m.common_all_specializations())}
        {named.map(({ specialization, count }) =>
          link(specialization, translateSpecialization(specialization), count),
        )}
      </ul>
    </nav>
  );
}
