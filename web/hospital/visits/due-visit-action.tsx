import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import type { DeskActions } from './desk-actions.ts';
import styles from './due-visit-action.module.css';
import { NoShowButton } from './no-show-button.tsx';
import { useCheckIn } from './use-check-in.ts';
import { canCheckIn } from './visit-state.ts';

interface DueVisitActionProps {
  readonly visit: DayVisit;
  readonly actions: DeskActions;
  readonly onMove?: () => void;
  /** Check-in has its own place. */
  readonly apart?: boolean;
}

export function DueVisitAction({ visit, actions, onMove, apart = false }: DueVisitActionProps) {
  const checkIn = useCheckIn(actions.onArrived);
  const { appStatus, canMove, didNotCome, patient, steps } = visit;
  const named = { ...visit, patientName: patient.name };
  const button = (name: string, onClick: () => void, busy = false) => (
    <Button
      look="quiet"
      className={styles.due}
      busy={busy}
      aria-label={`${name}: ${patient.name}`}
      onClick={onClick}
    >
      {name}
    </Button>
  );
  const noShow = <NoShowButton visit={visit} of={patient.name} className={styles.due} />;
  if (steps.includes('accept'))
    return button(m.requests_accept(), () => actions.accept(named), actions.isBusy(named));
  if (appStatus === 'Request for Rescheduling' && canMove && onMove)
    return button(m.hospital_days_move(), onMove);
  if (!apart && canCheckIn(visit, clinicToday()))
    return (
      <div className="row-1">
        {button(m.hospital_days_here_button(), () => void checkIn.run({ visit }), checkIn.isPending)}
        {noShow}
      </div>
    );
  if (steps.includes('collect') && !steps.includes('didNotCome') && !didNotCome)
    return button(m.common_record_payment(), () => actions.collect(named), actions.isBusy(named));
  return noShow;
}
