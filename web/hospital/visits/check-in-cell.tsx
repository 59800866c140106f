import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import type { DeskActions } from './desk-actions.ts';
import styles from './due-visit-action.module.css';
import { UndoCheckIn } from './undo-check-in.tsx';
import { useCheckIn } from './use-check-in.ts';
import { canCheckIn, getVisitState, visitStateLooks } from './visit-state.ts';

interface CheckInCellProps {
  readonly visit: DayVisit;
  readonly now: number;
  readonly actions: DeskActions;
}

/** Whether the patient has arrived, since when, and the way to record or undo it. */
export function CheckInCell({ visit, now, actions }: CheckInCellProps) {
  const checkIn = useCheckIn(actions.onArrived);
  const state = getVisitState(visit, now);
  const { name } = visit.patient;
  const button = m.hospital_days_here_button();
  return (
    <div className="row-2 middle">
      <span>
        {visitStateLooks[state].word()}
        {state === 'here' && visit.arrivedAt && ` ${formatClinicTime(visit.arrivedAt)}`}
        {visit.doctorLate !== null && ` · ${m.day_late_told({ minutes: visit.doctorLate })}`}
      </span>
      {canCheckIn(visit, clinicToday()) && (
        <Button
          look="quiet"
          className={styles.due}
          busy={checkIn.isPending}
          aria-label={`${button}: ${name}`}
          onClick={() => void checkIn.run({ visit })}
        >
          {button}
        </Button>
      )}
      {state === 'here' && <UndoCheckIn look="plain" visit={visit} of={name} className={styles.due} />}
    </div>
  );
}
