import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { useCheckIn } from '#web/hospital/front-desk/front-desk-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import styles from './due-visit-action.module.css';
import { NoShowButton } from './no-show-button.tsx';
import type { useDeskActions } from './use-desk-actions.tsx';
import { canCheckIn } from './visit-state.ts';

interface DueVisitActionProps {
  readonly visit: DayVisit;
  readonly actions: ReturnType<typeof useDeskActions>;
  readonly onMove?: () => void;
}

export function DueVisitAction({ visit, actions, onMove }: DueVisitActionProps) {
  const { mutate, isPending } = useCheckIn();
  const { appointmentId, appStatus, canMove, didNotCome, patient, steps } = visit;
  const named = { ...visit, patientName: patient.name };
  const withPatientName = (name: string) => `${name}: ${patient.name}`;
  if (steps.includes('accept'))
    return (
      <Button
        look="quiet"
        className={styles.due}
        busy={actions.isBusy(named)}
        aria-label={withPatientName(m.requests_accept())}
        onClick={() => actions.accept(named)}
      >
        {m.requests_accept()}
      </Button>
    );
  if (appStatus === 'Request for Rescheduling' && canMove && onMove)
    return (
      <Button
        look="quiet"
        className={styles.due}
        aria-label={withPatientName(m.hospital_days_move())}
        onClick={onMove}
      >
        {m.hospital_days_move()}
      </Button>
    );
  if (canCheckIn(visit, clinicToday()))
    return (
      <div className="row-1">
        <Button
          look="quiet"
          className={styles.due}
          busy={isPending}
          aria-label={withPatientName(m.hospital_days_here_button())}
          onClick={() => mutate({ appointmentId }, { onSuccess: () => actions.onArrived(visit) })}
        >
          {m.hospital_days_here_button()}
        </Button>
        <NoShowButton visit={visit} of={patient.name} className={styles.due} />
      </div>
    );
  if (steps.includes('collect') && !steps.includes('didNotCome') && !didNotCome)
    return (
      <Button
        look="quiet"
        className={styles.due}
        busy={actions.isBusy(named)}
        aria-label={withPatientName(m.hospital_people_collect())}
        onClick={() => actions.collect(named)}
      >
        {m.hospital_people_collect()}
      </Button>
    );
  return <NoShowButton visit={visit} of={patient.name} className={styles.due} />;
}
