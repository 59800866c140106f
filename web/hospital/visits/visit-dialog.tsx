import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Payment, PaymentForm } from '#contract/appointments/payments.ts';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { useCheckIn, useUndoCheckIn } from '../front-desk/front-desk-requests.ts';
import { CancelVisitDialog } from './cancel-visit-dialog.tsx';
import { NoShowButton } from './no-show-button.tsx';
import styles from './visit-dialog.module.css';
import {
  canCheckIn,
  describePatient,
  describePayment,
  getVisitState,
  visitStateLooks,
} from './visit-state.ts';

export interface ArrivalPayment {
  /** Empty where the front desk may not collect, or the visit is paid. */
  readonly line: (visit: DayVisit) => ReactNode;
  /** The chosen payment; undefined if it is invalid. */
  readonly answer: (visit: DayVisit) => PaymentForm | null | undefined;
  readonly onRecorded: (visit: DayVisit, payment: Payment) => void;
}

interface VisitDialogProps {
  readonly visit: DayVisit | null;
  readonly today: string;
  readonly now: number;
  readonly actions: ((visit: DayVisit, close: () => void) => ReactNode) | undefined;
  /** The payment of the visit on arrival. */
  readonly paying: ArrivalPayment | undefined;
  readonly onMove: (visit: DayVisit) => void;
  readonly onCancelled: (visit: DayVisit) => void;
  readonly onClose: () => void;
}

/** A visit as the front desk needs it: patient, time, phone, payment and actions. */
export function VisitDialog({ visit, ...rest }: VisitDialogProps) {
  // The element stays mounted when it closes: only then does the browser restore the focus.
  return (
    <Dialog
      open={visit !== null}
      onClose={rest.onClose}
      title={
        visit && (
          <>
            {visit.slot}{' '}
            <Link to={hospitalPatientPath(visit.patient.patientId)}>
              <UserText>{visit.patient.name}</UserText>
            </Link>
          </>
        )
      }
    >
      {visit && <Visit visit={visit} {...rest} />}
    </Dialog>
  );
}

function Visit({
  visit,
  today,
  now,
  actions,
  paying,
  onMove,
  onCancelled,
  onClose,
}: VisitDialogProps & { readonly visit: DayVisit }) {
  const { mutate, isPending } = useCheckIn();
  const notHere = useUndoCheckIn();
  const [asking, setAsking] = useState(false);
  const { patient } = visit;
  const arrive = () => {
    const payment = paying?.answer(visit);
    if (paying && payment === undefined) return;
    const { appointmentId } = visit;
    mutate(
      { appointmentId, payment: payment ?? null },
      {
        onSuccess: (answer) => {
          if (answer.payment) paying?.onRecorded(visit, answer.payment);
          onClose();
        },
      },
    );
  };
  const { icon, word } = visitStateLooks[getVisitState(visit, now)];
  return (
    <div className="stack-2">
      <p>
        <Facts>
          {formatLongDay(visit.date)}
          {m.hospital_days_minutes({ minutes: visit.minutes })}
          {visit.consultStatus === 'Online' ? m.day_video() : m.day_clinic()}
        </Facts>
      </p>
      <p>
        <Facts>
          <UserText>{visit.doctorName}</UserText>
          {describePatient(visit)}
          {describePayment(visit)}
        </Facts>
      </p>
      <p className="row-2 middle">
        <Icon name={icon} /> {word()}
        {visit.doctorLate !== null && ` · ${m.day_late_told({ minutes: visit.doctorLate })}`}
        {visit.lateMinutes !== null && ` · ${m.appointments_late({ minutes: visit.lateMinutes })}`}
      </p>
      {canCheckIn(visit, today) && paying?.line(visit)}
      <div className="row-2 middle to-end above-2">
        {patient.phone !== '' && (
          <a className={`row-2 middle target accent strong ${styles.phone}`} href={`tel:${patient.phone}`}>
            <Icon name="phone" /> {m.day_call({ phone: patient.phone })}
          </a>
        )}
        {visit.canCancel && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {m.hospital_days_cancel()}
          </Button>
        )}
        {visit.canMove && (
          <Button look="quiet" onClick={() => onMove(visit)}>
            {m.hospital_days_move()}
          </Button>
        )}
        {getVisitState(visit, now) === 'here' && (
          <Button
            look="quiet"
            busy={notHere.isPending}
            onClick={() => notHere.mutate(visit.appointmentId, { onSuccess: onClose })}
          >
            {m.hospital_days_not_here_after_all()}
          </Button>
        )}
        <NoShowButton visit={visit} onDone={onClose} />
        {actions?.(visit, onClose)}
        {canCheckIn(visit, today) && (
          <Button busy={isPending} onClick={arrive}>
            {m.hospital_days_here_button()}
          </Button>
        )}
      </div>
      <CancelVisitDialog
        visit={asking ? { ...visit, patientName: patient.name } : null}
        onClose={() => setAsking(false)}
        onCancelled={() => {
          onClose();
          onCancelled(visit);
        }}
        onOvertaken={onClose}
      />
    </div>
  );
}
