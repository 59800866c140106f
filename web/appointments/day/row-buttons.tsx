import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { cannotChangeReason } from '../changes/cannot-change-reason.ts';
import { onFirstClick } from '../changes/first-click.ts';
import { DisableableButton } from '../dialogs/disableable-button.tsx';
import { MeetButton } from '../meet-button.tsx';
import type { Placed } from './day-order.ts';
import type { DayRows } from './day-row-props.ts';
import { toRowKind } from './day-sections.ts';
import type { DueAction } from './due-action.ts';
import styles from './row-buttons.module.css';

interface RowButtonsProps extends Placed<DoctorAppointment>, Pick<DayRows, 'actions' | 'busy'> {
  readonly due: DueAction;
}

/** Join, Done, Cancel and Reschedule, each in its column; for a finished visit its prescription. */
export function RowButtons({ appointment, isNext, due, actions, busy }: RowButtonsProps) {
  const { appointmentId, patientName, slotNumber, allowedActions, appStatus, prescription } = appointment;
  const of = `${patientName}, ${slotNumber}`;
  const isBusy = busy(appointmentId);
  if (toRowKind(appointment) === 'done') {
    if (prescription === null) return null;
    return (
      <Labelled
        icon="paper"
        name={m.day_view_prescription()}
        of={of}
        onClick={() => actions.onView(appointment)}
      />
    );
  }
  const mayMove = allowedActions.includes('reschedule');
  const isFixed = appStatus === 'Rescheduled' || appStatus === 'Request for Rescheduling';
  return (
    <div className={`grid middle ${styles.buttons}`}>
      {toRowKind(appointment) === 'open' && (
        <div className={styles.meet}>
          <MeetButton appointment={appointment} of={of} onJoin={actions.onJoin} />
        </div>
      )}
      {(allowedActions.includes('complete') || allowedActions.includes('completeLate')) && (
        <div className={styles.done}>
          <Labelled
            icon="check"
            name={m.requests_done()}
            longName={due === 'doneAfterVideo' ? m.consultations_ended_done() : undefined}
            of={of}
            busy={isBusy}
            isDue={due === 'doneAfterVideo' || (due === 'done' && isNext)}
            onClick={onFirstClick(() => actions.onDone(appointment))}
          />
        </div>
      )}
      {allowedActions.includes('callOff') && (
        <div className={styles.cancel}>
          <Labelled
            icon="ban"
            name={m.requests_call_off()}
            of={of}
            busy={isBusy}
            danger
            onClick={() => actions.onCallOff(appointment)}
          />
        </div>
      )}
      {(mayMove || isFixed) && (
        <div className={styles.reschedule}>
          <DisableableButton
            closed={mayMove ? null : cannotChangeReason(appStatus)}
            className={styles.plain}
            label={`${m.requests_reschedule()}: ${of}`}
            onClick={() => actions.onReschedule(appointment)}
          >
            <Icon name="swap" />
            {m.requests_reschedule()}
          </DisableableButton>
        </div>
      )}
    </div>
  );
}

interface LabelledProps {
  readonly icon: IconName;
  readonly name: string;
  readonly longName?: string | undefined;
  readonly of: string;
  readonly busy?: boolean;
  readonly isDue?: boolean;
  readonly danger?: boolean;
  readonly onClick: Parameters<typeof Button>[0]['onClick'];
}

function Labelled({
  icon,
  name,
  longName = name,
  of,
  isDue = false,
  danger = false,
  ...rest
}: LabelledProps) {
  return (
    <Button
      look={isDue ? 'primary' : 'plain'}
      className={danger ? styles.danger : undefined}
      aria-label={`${longName}: ${of}`}
      {...rest}
    >
      <Icon name={icon} />
      {name}
    </Button>
  );
}
