import { useState } from 'react';
import { Link } from 'react-router';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { CancelVisitDialog } from './cancel-visit-dialog.tsx';
import type { DeskActions } from './desk-actions.ts';
import { NoShowButton } from './no-show-button.tsx';
import { UndoCheckIn } from './undo-check-in.tsx';
import { useCheckIn } from './use-check-in.ts';
import { ReceiptActions, VisitActions } from './visit-actions.tsx';
import styles from './visit-dialog.module.css';
import {
  canCheckIn,
  describePatient,
  describePayment,
  getVisitState,
  visitStateLooks,
} from './visit-state.ts';

interface VisitDialogProps {
  readonly visit: DayVisit | null;
  readonly today: string;
  readonly now: number;
  readonly actions: DeskActions;
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

function Visit(props: VisitDialogProps & { readonly visit: DayVisit }) {
  const { visit, today, now, actions, onMove, onCancelled, onClose } = props;
  const { patient } = visit;
  const checkIn = useCheckIn((arrived: DayVisit, payment) => {
    if (payment) actions.paying.onRecorded(arrived, payment);
    onClose();
  });
  const [asking, setAsking] = useState(false);
  const arrive = () => {
    const payment = actions.paying.answer(visit);
    if (payment !== undefined) void checkIn.run({ visit, payment });
  };
  const named = { ...visit, patientName: patient.name };
  const state = getVisitState(visit, now);
  const { icon, word } = visitStateLooks[state];
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
      {canCheckIn(visit, today) && actions.paying.line(visit)}
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
        {state === 'here' && <UndoCheckIn look="quiet" visit={visit} onDone={onClose} />}
        <NoShowButton visit={visit} onDone={onClose} />
        <ReceiptActions visit={named} actions={actions} onClose={onClose} />
        <VisitActions visit={named} actions={actions} onClose={onClose} />
        {canCheckIn(visit, today) && (
          <Button busy={checkIn.isPending} onClick={arrive}>
            {m.hospital_days_here_button()}
          </Button>
        )}
      </div>
      <CancelVisitDialog
        visit={asking ? named : null}
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
