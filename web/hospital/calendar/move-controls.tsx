import { m } from '#messages/messages.js';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import styles from './move-controls.module.css';
import type { Moving } from './use-moving.ts';

interface MovePartsProps {
  readonly moving: Moving;
  readonly today: string;
}

/** The visit being moved, the chosen time, and how to continue; every step is announced to screen readers. */
export function MoveBar({ moving, today }: MovePartsProps) {
  const { visit, at } = moving;
  return (
    <div role="status" className={visit ? styles.bar : 'visually-hidden'}>
      {visit && (
        <>
          <p>
            {m.hospital_days_moving({ name: visit.patient.name, time: visit.slot })}{' '}
            <b>
              {at
                ? m.hospital_days_moving_to({ day: formatDay(at.date, today), time: at.slot })
                : moving.targets.length === 0 && m.hospital_days_no_free({ doctor: visit.doctorName })}
            </b>{' '}
            <span className={styles.keys}>{m.hospital_days_move_keys()}</span>
          </p>
          <Button look="quiet" onClick={moving.cancel}>
            {m.hospital_days_move_stop()}
          </Button>
        </>
      )}
    </div>
  );
}

export function MoveVisitDialog({ moving, today }: MovePartsProps) {
  const { visit, at, asking } = moving;
  if (!visit || !at) return null;
  const when = (date: string, slot: string) =>
    at.date === visit.date ? slot : `${formatDay(date, today)} ${slot}`;
  return (
    <QuestionDialog
      open={asking}
      title={m.hospital_days_move_title()}
      text={m.hospital_days_move_question({
        name: visit.patient.name,
        from: when(visit.date, visit.slot),
        to: when(at.date, at.slot),
        doctor: visit.doctorName,
      })}
      note={m.hospital_days_move_told()}
      yes={m.hospital_days_move_yes()}
      no={m.hospital_days_move_no()}
      busy={moving.busy}
      focusYes
      onYes={moving.confirm}
      onNo={moving.reconsider}
    />
  );
}
