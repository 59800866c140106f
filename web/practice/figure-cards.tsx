import type { PracticeFigures } from '#contract/practice.ts';
import { m } from '#messages/messages.js';
import { Icon, type IconName } from '../ui/icon.tsx';
import { inRupees } from '../ui/rupees.ts';
import styles from './figure-cards.module.css';

/** Whole numbers with Indian grouping: 1,20,000. */
const counted = (count: number) => new Intl.NumberFormat('en-IN').format(count);

/** Four figures (G-02). */
export function FigureCards({ figures }: { readonly figures: PracticeFigures }) {
  return (
    <dl className={styles.cards} aria-label={m.practice_figures()}>
      <FigureCard
        icon="calendar"
        name={m.practice_appointments()}
        value={counted(figures.appointmentsToday)}
        note={m.practice_done_today({ done: figures.doneToday })}
      />
      <FigureCard
        icon="rupee"
        name={m.practice_revenue()}
        value={inRupees(figures.revenue)}
        note={m.practice_revenue_of()}
      />
      <FigureCard
        icon="person"
        name={m.practice_total_patients()}
        value={counted(figures.totalPatients)}
        note={m.practice_total_patients_of()}
      />
      <FigureCard
        icon="heart"
        name={m.practice_new_patients()}
        value={counted(figures.newPatients)}
        note={m.practice_new_patients_of()}
      />
    </dl>
  );
}

interface FigureCardProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
  /** What was counted. */
  readonly note: string;
}

function FigureCard({ icon, name, value, note }: FigureCardProps) {
  return (
    <div className={styles.card}>
      <dt>
        <Icon name={icon} size={18} />
        {name}
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
