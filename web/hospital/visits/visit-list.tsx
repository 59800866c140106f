import { Fragment, useRef, useState } from 'react';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import styles from '#web/hospital/patients/people.module.css';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay, formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatBookedAtDesk } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { CancelVisitDialog } from './cancel-visit-dialog.tsx';
import type { DeskVisit } from './desk-visit.ts';
import { FrontDeskReceipt } from './front-desk-receipt.tsx';
import { NoShowButton } from './no-show-button.tsx';
import { useDeskActions } from './use-desk-actions.tsx';
import { describePayment } from './visit-state.ts';

interface VisitGroup {
  /** Null if there is only one group. */
  readonly title: string | null;
  readonly visits: readonly DeskVisit[];
}

/**
 * Visits with their front-desk actions: accept, reject, cancel, collect, print. A visit that moves to another
 * group keeps the focus.
 */
export function VisitList({ groups }: { readonly groups: readonly VisitGroup[] }) {
  const list = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(list);
  const [cancelling, setCancelling] = useState<DeskVisit | null>(null);
  const actions = useDeskActions();
  return (
    <>
      <div ref={list} className="stack-3 column">
        {groups.map(({ title, visits }) => (
          <Fragment key={title}>
            {title && <h3>{title}</h3>}
            <ul className={`plain-list surface outlined ${styles.list}`}>
              {visits.map((visit) => (
                <VisitRow
                  key={visit.appointmentId}
                  visit={visit}
                  actions={actions}
                  onCancel={() => setCancelling(visit)}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {actions.dialogs}
      <CancelVisitDialog
        visit={cancelling}
        onClose={() => setCancelling(null)}
        onCancelled={({ appointmentId }) => focus.keep(appointmentId)}
      />
    </>
  );
}

interface VisitRowProps {
  readonly visit: DeskVisit;
  readonly actions: ReturnType<typeof useDeskActions>;
  readonly onCancel: () => void;
}

/** No day shows these visits any more, so their receipts have to be voided here. */
const hiddenFromDay: readonly AppointmentStatus[] = ['Cancelled', 'Rejected', 'Rescheduled'];

function VisitRow({ visit, actions, onCancel }: VisitRowProps) {
  return (
    <li
      className={`row middle spread break-anywhere ${styles.visit}`}
      data-appointment={visit.appointmentId}
      tabIndex={-1}
    >
      <div>
        <VisitTimeAndDoctor visit={visit} />
        <p>
          {visit.consultStatus === 'Online' ? m.day_video() : m.day_clinic()} · {describePayment(visit)}
        </p>
        {visit.bookedBy && <p>{formatBookedAtDesk(visit.bookedBy)}</p>}
      </div>
      <StatusBadge status={visit.appStatus} viewer="patient" />
      <div className={`row-2 middle to-end ${styles.buttons}`}>
        <FrontDeskReceipt visit={visit} />
        {hiddenFromDay.includes(visit.appStatus) && actions.mayVoid(visit) && (
          <Button look="plain" onClick={() => actions.voidReceipt(visit)}>
            {m.hospital_people_void()}
          </Button>
        )}
        <NoShowButton visit={visit} />
        {visit.steps.includes('cancel') && (
          <Button look="quiet" onClick={onCancel}>
            {m.hospital_days_cancel()}
          </Button>
        )}
        {visit.steps.includes('collect') && (
          <Button look="quiet" busy={actions.isBusy(visit)} onClick={() => actions.collect(visit)}>
            {m.hospital_people_collect()}
          </Button>
        )}
        {visit.steps.includes('reject') && (
          <Button look="quiet" onClick={() => actions.reject(visit)}>
            {m.requests_reject()}
          </Button>
        )}
        {visit.steps.includes('accept') && (
          <Button busy={actions.isBusy(visit)} onClick={() => actions.accept(visit)}>
            {m.requests_accept()}
          </Button>
        )}
      </div>
    </li>
  );
}

function VisitTimeAndDoctor({ visit: { date, slot, doctorName } }: { readonly visit: DeskVisit }) {
  const today = clinicToday();
  return (
    <strong>
      {date < today ? formatNumericDay(date) : formatDay(date, today)}, {slot} ·{' '}
      <UserText>{doctorName}</UserText>
    </strong>
  );
}
