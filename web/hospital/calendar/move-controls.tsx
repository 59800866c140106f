import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
            <span className={`muted ${styles.keys}`}>{m.hospital_days_move_keys()}</span>
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
  const yes = useRef<HTMLButtonElement>(null);
  if (!visit || !at) return null;
  const when = (date: string, slot: string) =>
    at.date === visit.date ? slot : `${formatDay(date, today)} ${slot}`;
  return (
    <Dialog open={asking} onClose={moving.reconsider} title={m.hospital_days_move_title()} initialFocus={yes}>
      <div className="stack-3">
        <p>
          {m.hospital_days_move_question({
            name: visit.patient.name,
            from: when(visit.date, visit.slot),
            to: when(at.date, at.slot),
            doctor: visit.doctorName,
          })}
        </p>
        <p className="muted">{m.hospital_days_move_told()}</p>
        <div className="row-2 to-end">
          <Button look="quiet" onClick={moving.reconsider}>
            {m.hospital_days_move_no()}
          </Button>
          <Button ref={yes} busy={moving.busy} onClick={moving.confirm}>
            {m.hospital_days_move_yes()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
