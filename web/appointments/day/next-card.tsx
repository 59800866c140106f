import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { RowFacts } from './facts.tsx';
import styles from './next-card.module.css';
import type { Placed } from './order.ts';
import { RowAct, useDue } from './row.tsx';
import type { DayRows } from './rows.ts';
import { RowState } from './state.tsx';

interface NextCardProps extends DayRows {
  readonly placed: Placed<DoctorAppointment>;
}

/** On phones: the visit that is due, with its button under the thumb (docs/product.md#the-doctors-day). */
export function NextCard({ placed, ...rows }: NextCardProps) {
  const { appointment, standing } = placed;
  const due = useDue(placed, rows);
  const { appointmentId, date, slotNumber } = appointment;
  return (
    <div className={styles.card} data-card={appointmentId} {...rows.held.lingerOn(appointmentId)}>
      <div className={styles.head}>
        <time dateTime={`${date}T${slotNumber}`}>{slotNumber}</time>
        <RowState placed={placed} today={rows.today} now={rows.now} />
      </div>
      <RowFacts appointment={appointment} />
      <RowAct appointment={appointment} standing={standing} due={due} {...rows} />
    </div>
  );
}
