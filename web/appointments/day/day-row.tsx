import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { onFirstClick } from '../changes/first-click.ts';
import { DoneLine, UndoLine } from '../changes/undo-line.tsx';
import { useDoctorJoinVerdict } from '../join-verdict.ts';
import { MeetButton } from '../meet-button.tsx';
import type { Placed } from './day-order.ts';
import styles from './day-row.module.css';
import type { DayRows } from './day-row-props.ts';
import { toRowKind } from './day-sections.ts';
import { type DueAction, findDueAction } from './due-action.ts';
import { RowButtons } from './row-buttons.tsx';
import { RowFacts } from './row-facts.tsx';
import { RowMenu } from './row-menu.tsx';
import { RowState } from './row-state.tsx';

interface DayRowProps extends DayRows {
  readonly placed: Placed<DoctorAppointment>;
  /** Its due button is also on the card of phones. */
  readonly onCard?: boolean;
}

/**
 * One visit of the day: time, patient, reason, state, its buttons or the due one, and the rest behind "⋯".
 */
export function DayRow({ placed, onCard = false, ...rows }: DayRowProps) {
  const { appointment, standing, isNext } = placed;
  const { appointmentId, date, slotNumber, patientName } = appointment;
  const { pending, lately, today, now } = rows;
  const due = useDueAction(placed, rows);
  const isLate = lately.has(appointmentId);
  const refusal = pending.refusalOf(appointmentId);
  return (
    <li
      className={`grid middle relative ${styles.row}`}
      data-appointment={appointmentId}
      data-standing={date === today ? standing : 'later'}
      data-next={isNext || undefined}
      data-kind={isLate ? 'lately' : toRowKind(appointment)}
      data-on-card={onCard || undefined}
      tabIndex={-1}
      {...pending.pauseWhileHovered(appointmentId)}
    >
      <time className={`large bold digits nowrap ${styles.time}`} dateTime={`${date}T${slotNumber}`}>
        {slotNumber} <span className={`block muted regular ${styles.date}`}>{formatNumericDay(date)}</span>
      </time>
      <RowFacts appointment={appointment} />
      {!isLate && <RowState placed={placed} today={today} now={now} />}
      <div
        className={`grid shrinks ${styles.act} ${isLate || pending.of(appointmentId) ? styles.undoing : ''}`}
      >
        <RowAction {...placed} due={due} {...rows} />
      </div>
      <RowMenu appointment={appointment} due={due} {...rows} />
      {refusal && (
        <p role="alert" className={`red small ${styles.refusal}`}>
          {`${patientName}: ${refusal}`}
        </p>
      )}
    </li>
  );
}

/** Updates as the video room opens and closes. */
export function useDueAction(placed: Placed<DoctorAppointment>, { left }: DayRows): DueAction {
  const verdict = useDoctorJoinVerdict(placed.appointment);
  return findDueAction({ ...placed, verdict, left: left.has(placed.appointment.appointmentId) });
}

interface RowActProps extends DayRows, Placed<DoctorAppointment> {
  readonly due: DueAction;
}

export function RowAction({ due, ...props }: RowActProps) {
  const { appointment, isNext, actions, pending, lately, busy, roomy } = props;
  const { appointmentId, patientName, slotNumber } = appointment;
  const of = `${patientName}, ${slotNumber}`;
  const waiting = pending.of(appointmentId);
  const isBusy = busy(appointmentId);
  if (waiting) return <UndoLine pending={waiting} of={of} onUndo={() => pending.undo(appointmentId)} />;
  if (lately.has(appointmentId))
    return (
      <DoneLine
        words={m.day_held_done()}
        of={of}
        busy={isBusy}
        onUndo={() => actions.onReopen(appointment)}
      />
    );
  if (roomy) return <RowButtons due={due} {...props} />;
  if (due === null) return null;
  if (due === 'join') return <MeetButton appointment={appointment} of={of} onJoin={actions.onJoin} />;
  const name = due === 'done' ? m.requests_done() : m.consultations_ended_done();
  return (
    <Button
      look={isNext ? 'primary' : 'quiet'}
      aria-label={`${name}: ${of}`}
      busy={isBusy}
      onClick={onFirstClick(() => actions.onDone(appointment))}
    >
      {name}
    </Button>
  );
}
