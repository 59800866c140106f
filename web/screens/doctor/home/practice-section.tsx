import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { PracticePanels } from '#web/appointments/dashboard/practice-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './practice-section.module.css';

/** The practice below the day; its title links to the detailed page. Loaded separately from the day. */
export function PracticeSection() {
  return (
    <section className={`stack-3 column above-4 ${styles.section}`} aria-labelledby="practice-title">
      <h2 id="practice-title">
        <Link to={paths.practice} className={styles.link}>
          {m.common_your_practice()}
          <Icon name="chevronRight" />
        </Link>
      </h2>
      <PracticePanels />
    </section>
  );
}
