import { Fragment, useRef, useState } from 'react';
import type { PersonVisit } from '#contract/hospital/hospital-patients.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay, formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatBookedAtDesk } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from '../patients/people.module.css';
import { CancelVisitDialog } from './cancel-visit-dialog.tsx';
import type { DeskActions } from './desk-actions.ts';
import { FrontDeskReceipt } from './front-desk-receipt.tsx';
import { NoShowButton } from './no-show-button.tsx';
import { useDeskActions } from './use-desk-actions.tsx';
import { ReceiptActions, VisitActions } from './visit-actions.tsx';
import { describePayment } from './visit-state.ts';

type DeskVisit = PersonVisit & { readonly patientName: string };

/**
 * A person's visits with the front desk's actions: upcoming ones, the soonest first, and past ones, the newest
 * first. A visit that moves to the others keeps the focus.
 */
export function VisitList({ visits }: { readonly visits: readonly DeskVisit[] }) {
  const list = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(list);
  const [cancelling, setCancelling] = useState<DeskVisit | null>(null);
  const actions = useDeskActions();
  const isUpcoming = ({ date, appStatus }: DeskVisit) =>
    date >= clinicToday() && openStatuses.some((status) => status === appStatus);
  const ahead = visits.filter(isUpcoming).reverse();
  const groups = [
    { title: m.hospital_figures_upcoming(), shown: ahead },
    {
      title: ahead.length > 0 && m.hospital_people_visits_before(),
      shown: visits.filter((visit) => !isUpcoming(visit)),
    },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <>
      <div ref={list} className="stack-3 column">
        {groups.map(({ title, shown }) => (
          <Fragment key={String(title)}>
            {title && <h3>{title}</h3>}
            <ul className={`plain-list surface outlined ${styles.list}`}>
              {shown.map((visit) => (
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
  readonly actions: DeskActions;
  readonly onCancel: () => void;
}

/** No day shows these visits any more, so their receipts have to be voided here. */
const hiddenFromDay: readonly AppointmentStatus[] = ['Cancelled', 'Rejected', 'Rescheduled'];

function VisitRow({ visit, actions, onCancel }: VisitRowProps) {
  const { appointmentId, appStatus, date, slot, doctorName, consultStatus, bookedBy, steps } = visit;
  const today = clinicToday();
  const Receipt = hiddenFromDay.includes(appStatus) ? ReceiptActions : FrontDeskReceipt;
  return (
    <li
      className={`row middle spread break-anywhere ${styles.visit}`}
      data-appointment={appointmentId}
      tabIndex={-1}
    >
      <div>
        <strong>
          {date < today ? formatNumericDay(date) : formatDay(date, today)}, {slot} ·{' '}
          <UserText>{doctorName}</UserText>
        </strong>
        <p>
          {consultStatus === 'Online' ? m.day_video() : m.day_clinic()} · {describePayment(visit)}
        </p>
        {bookedBy && <p>{formatBookedAtDesk(bookedBy)}</p>}
      </div>
      <StatusBadge status={appStatus} viewer="patient" />
      <div className={`row-2 middle to-end ${styles.acts}`}>
        <Receipt visit={visit} actions={actions} />
        <NoShowButton visit={visit} />
        {steps.includes('cancel') && (
          <Button look="quiet" onClick={onCancel}>
            {m.hospital_days_cancel()}
          </Button>
        )}
        <VisitActions visit={visit} actions={actions} />
      </div>
    </li>
  );
}
