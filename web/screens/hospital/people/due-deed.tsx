import type { DayVisit } from '#contract/hospital/hospital-days.ts';
import { m } from '#messages/messages.js';
import { useArrive } from '#web/hospital/front-desk/calls.ts';
import { MissedButton } from '#web/hospital/front-desk/missed-button.tsx';
import { canArrive } from '#web/hospital/front-desk/visit-words.ts';
import { Button } from '../../../ui/button.tsx';
import { clinicToday } from '../../../ui/clinic-time.ts';
import styles from './due-deed.module.css';
import type { useDeskDeeds } from './use-desk-deeds.tsx';

interface DueDeedProps {
  readonly visit: DayVisit;
  readonly deeds: ReturnType<typeof useDeskDeeds>;
  readonly onMove?: () => void;
}

/** What is due with a visit, within one click: answer, move, note who has come or did not, take the money (M-04). */
export function DueDeed({ visit, deeds, onMove }: DueDeedProps) {
  const { mutate, isPending } = useArrive();
  const { appointmentId, appStatus, canMove, didNotCome, patient, steps } = visit;
  const named = { ...visit, patientName: patient.name };
  const of = (name: string) => `${name}: ${patient.name}`;
  if (steps.includes('accept'))
    return (
      <Button
        look="quiet"
        className={styles.due}
        busy={deeds.isBusy(named)}
        aria-label={of(m.requests_accept())}
        onClick={() => deeds.accept(named)}
      >
        {m.requests_accept()}
      </Button>
    );
  if (appStatus === 'Request for Rescheduling' && canMove && onMove)
    return (
      <Button look="quiet" className={styles.due} aria-label={of(m.hospital_days_move())} onClick={onMove}>
        {m.hospital_days_move()}
      </Button>
    );
  if (canArrive(visit, clinicToday()))
    return (
      <div className={styles.both}>
        <Button
          look="quiet"
          className={styles.due}
          busy={isPending}
          aria-label={of(m.hospital_days_here_button())}
          onClick={() => mutate({ appointmentId }, { onSuccess: () => deeds.onArrived(visit) })}
        >
          {m.hospital_days_here_button()}
        </Button>
        <MissedButton visit={visit} of={patient.name} className={styles.due} />
      </div>
    );
  if (steps.includes('collect') && !steps.includes('didNotCome') && !didNotCome)
    return (
      <Button
        look="quiet"
        className={styles.due}
        busy={deeds.isBusy(named)}
        aria-label={of(m.hospital_people_collect())}
        onClick={() => deeds.collect(named)}
      >
        {m.hospital_people_collect()}
      </Button>
    );
  return <MissedButton visit={visit} of={patient.name} className={styles.due} />;
}
