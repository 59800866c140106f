import type { ReactNode } from 'react';
import { useId } from 'react';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { cannotChangeReason } from '../changes/cannot-change-reason.ts';
import styles from './detail-actions.module.css';

const finalStatuses: readonly AppointmentStatus[] = ['Completed', 'Cancelled', 'Rejected', 'Incomplete'];
const reschedulingStatuses: readonly AppointmentStatus[] = ['Rescheduled', 'Request for Rescheduling'];

interface DetailActionsProps {
  readonly details: Pick<AppointmentDetail['appointmentDetails'], 'status' | 'allowedActions'>;
  /** The video room is open: joining comes first, ending the visit second. */
  readonly roomOpen: boolean;
  readonly busy: boolean;
  readonly onDone: () => void;
  readonly onReschedule: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
  readonly afterwards?: ReactNode;
}

export function DetailActions({
  details,
  roomOpen,
  busy,
  onDone,
  onReschedule,
  onCancel,
  children,
  afterwards,
}: DetailActionsProps) {
  const whyId = useId();
  const { status, allowedActions } = details;
  const done = (allowedActions.includes('complete') || allowedActions.includes('completeLate')) && (
    <Button look={roomOpen ? 'quiet' : 'primary'} disabled={busy} onClick={onDone}>
      <Icon name="check" />
      {m.requests_done()}
    </Button>
  );
  if (finalStatuses.includes(status)) {
    return (
      <div className={`stack-2 ${styles.actions}`}>
        <div className={styles.buttons}>
          {children}
          {done}
          {afterwards}
        </div>
      </div>
    );
  }
  const mayReschedule = !reschedulingStatuses.includes(status) && allowedActions.includes('reschedule');
  const mayCancel = allowedActions.includes('callOff') || allowedActions.includes('reject');
  const why = cannotChangeReason(status);
  const explained = (allowed: boolean) => (allowed ? {} : { title: why, 'aria-describedby': whyId });
  return (
    <div className={`stack-2 ${styles.actions}`}>
      <div className={styles.buttons}>
        {children}
        {done}
        <Button
          look="quiet"
          disabled={busy || !mayReschedule}
          onClick={onReschedule}
          {...explained(mayReschedule)}
        >
          {m.requests_reschedule()}
        </Button>
        <Button look="danger" disabled={busy || !mayCancel} onClick={onCancel} {...explained(mayCancel)}>
          {m.requests_call_off()}
        </Button>
        {afterwards}
      </div>
      {!(mayReschedule && mayCancel) && (
        <p id={whyId} className={styles.why}>
          {why}
        </p>
      )}
    </div>
  );
}
