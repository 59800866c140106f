import type { DayVisit } from '#contract/hospital-days.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { longDay } from '../ui/day-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Given } from '../ui/given.tsx';
import { Icon } from '../ui/icon.tsx';
import { useArrive } from './calls.ts';
import styles from './visit-dialog.module.css';
import { canArrive, moneyWords, personWords, standingLooks, standingOf } from './visit-words.ts';

interface VisitDialogProps {
  readonly visit: DayVisit | null;
  readonly today: string;
  readonly now: number;
  readonly onMove: (visit: DayVisit) => void;
  readonly onClose: () => void;
}

/** A visit as the desk needs it: who, when, by which phone, whether paid; and what can be done with it. */
export function VisitDialog({ visit, today, now, onMove, onClose }: VisitDialogProps) {
  const { mutate, isPending } = useArrive();
  if (!visit) return null;
  const { patient } = visit;
  const { icon, word } = standingLooks[standingOf(visit, now)];
  return (
    <Dialog open onClose={onClose} title={`${visit.slot} ${patient.name}`}>
      <div className={styles.visit}>
        <p>
          {longDay(visit.date)} · {m.hospital_days_minutes({ minutes: visit.minutes })} ·{' '}
          {visit.consultStatus === 'Online' ? m.day_video() : m.day_clinic()}
        </p>
        <p>
          <Given>{visit.doctorName}</Given> · {personWords(visit)} · {moneyWords(visit)}
        </p>
        <p className={styles.standing}>
          <Icon name={icon} /> {word()}
          {visit.lateMinutes !== null && ` · ${m.appointments_late({ minutes: visit.lateMinutes })}`}
        </p>
        <div className={styles.buttons}>
          {patient.phone !== '' && (
            <a className={styles.phone} href={`tel:${patient.phone}`}>
              <Icon name="phone" /> {m.day_call({ phone: patient.phone })}
            </a>
          )}
          {visit.canMove && (
            <Button look="quiet" onClick={() => onMove(visit)}>
              {m.hospital_days_move()}
            </Button>
          )}
          {canArrive(visit, today) && (
            <Button busy={isPending} onClick={() => mutate(visit.appointmentId, { onSuccess: onClose })}>
              {m.hospital_days_here_button()}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
