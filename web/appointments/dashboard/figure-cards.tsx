import type { ReactNode } from 'react';
import type { DashboardFigures } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { amountPrivacy, useAmountsHidden } from './amount-privacy.ts';
import styles from './figure-cards.module.css';

/** Indian grouping: 1,20,000. */
const formatCount = (count: number) => new Intl.NumberFormat('en-IN').format(count);

export function FigureCards({ figures }: { readonly figures: DashboardFigures }) {
  const hidden = useAmountsHidden();
  return (
    <dl className={`stack-3 ${styles.cards}`} aria-label={m.practice_figures()}>
      <FigureCard
        icon="calendar"
        name={m.practice_appointments()}
        value={formatCount(figures.appointmentsToday)}
        note={m.practice_done_today({ done: figures.doneToday })}
      />
      <FigureCard
        icon="rupee"
        name={m.practice_revenue()}
        value={hidden ? <Hidden /> : formatRupees(figures.revenue)}
        note={m.practice_revenue_of()}
        control={<Eye hidden={hidden} />}
      />
      <FigureCard
        icon="people"
        name={m.practice_total_patients()}
        value={formatCount(figures.totalPatients)}
        note={m.practice_total_patients_of()}
      />
      <FigureCard
        icon="person"
        name={m.practice_new_patients()}
        value={formatCount(figures.newPatients)}
        note={m.practice_new_patients_of()}
      />
    </dl>
  );
}

interface FigureCardProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: ReactNode;
  readonly note: string;
  readonly control?: ReactNode;
}

function Eye({ hidden }: { readonly hidden: boolean }) {
  return (
    <IconButton
      label={hidden ? m.day_show_amounts() : m.day_hide_amounts()}
      onClick={() => amountPrivacy.become(!hidden)}
    >
      <Icon name={hidden ? 'eye' : 'eyeOff'} />
    </IconButton>
  );
}

function Hidden() {
  return (
    <>
      <span aria-hidden="true">₹ ••••</span>
      <span className="visually-hidden">{m.day_amount_hidden()}</span>
    </>
  );
}

function FigureCard({ icon, name, value, note, control }: FigureCardProps) {
  return (
    <div className={`grid column to-top outlined ${styles.card}`}>
      <dt>
        <Icon name={icon} size={18} />
        {name}
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className="muted small">{note}</dd>
      {control && <dd className={styles.control}>{control}</dd>}
    </div>
  );
}
