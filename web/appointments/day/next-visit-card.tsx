import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { onFirstClick } from '../changes/first-click.ts';
import type { Placed } from './day-order.ts';
import { RowAction, useDueAction } from './day-row.tsx';
import type { DayRows } from './day-row-props.ts';
import styles from './next-visit-card.module.css';
import { RowFacts } from './row-facts.tsx';
import { RowState } from './row-state.tsx';

interface NextCardProps extends DayRows {
  readonly placed: Placed<DoctorAppointment>;
}

/** On phones: the next visit, with its buttons within reach of the thumb. */
export function NextVisitCard({ placed, ...rows }: NextCardProps) {
  const { appointment, standing } = placed;
  const { actions, pending, busy } = rows;
  const due = useDueAction(placed, rows);
  const { appointmentId, date, slotNumber, patientName, allowedActions } = appointment;
  const isSecond =
    due === 'join' &&
    standing !== 'later' &&
    allowedActions.includes('complete') &&
    pending.of(appointmentId) === null;
  return (
    <div className={styles.card} data-card={appointmentId} {...pending.pauseWhileHovered(appointmentId)}>
      <div className={`line-2 middle spread ${styles.head}`}>
        <time dateTime={`${date}T${slotNumber}`}>{slotNumber}</time>
        <RowState placed={placed} today={rows.today} now={rows.now} />
      </div>
      <RowFacts appointment={appointment} />
      <RowAction {...placed} due={due} {...rows} />
      {isSecond && (
        <Button
          look="quiet"
          aria-label={`${m.requests_done()}: ${patientName}, ${slotNumber}`}
          busy={busy(appointmentId)}
          onClick={onFirstClick(() => actions.onDone(appointment))}
        >
          {m.requests_done()}
        </Button>
      )}
    </div>
  );
}
