import { useId, useRef, useState } from 'react';
import type { DoctorAppointment, RescheduleRequest } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { listRows, useRowFocus } from '#web/appointments/changes/row-focus.ts';
import { ReasonDialog } from '#web/appointments/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { RefetchingList } from '#web/platform/loading/refetching-list.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { KeysHint } from '#web/ui/keys/keys-help.tsx';
import { useAppointmentRequests, useRescheduleRequests } from '../queries.ts';
import { ApproveReschedule } from './approve-reschedule.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import styles from './request-panel.module.css';
import { RequestRow, RescheduleRow } from './request-row.tsx';
import { type RequestTab, RequestTabs } from './request-tabs.tsx';
import { useRequestAnswers } from './use-request-answers.ts';
import { useRequestKeys } from './use-request-keys.ts';

export function RequestPanel() {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const tabList = useRef<HTMLDivElement>(null);
  const requested = useAppointmentRequests();
  const rescheduling = useRescheduleRequests();
  const bookings = requested.data?.appointments;
  const reschedules = rescheduling.data?.requests;
  const [tab, setTab] = useFirstTab(bookings?.length, reschedules?.length);
  const focus = useRowFocus(panel, () => tabList.current?.querySelector('[aria-selected="true"]') ?? null);
  const answers = useRequestAnswers(focus);
  const { pending } = answers;
  const rejecting = useSubjectDialog<DoctorAppointment>();
  const declining = useSubjectDialog<RescheduleRequest>();
  const approving = useSubjectDialog<RescheduleRequest>();

  /** The key moves from request to request, so the focus moves on. */
  const acceptAndFocusNext = (one: DoctorAppointment) => {
    answers.accept(one);
    const rows = listRows(panel.current);
    rows[rows.findIndex(({ dataset }) => dataset.appointment === one.appointmentId) + 1]?.focus();
  };
  /** Creates a key action on the request with this id, of either kind. */
  const createKeyAction =
    (toBooking: (one: DoctorAppointment) => void, toReschedule: (one: RescheduleRequest) => void) =>
    (id: string) => {
      if (pending.of(id)) return;
      const booking = bookings?.find(({ appointmentId }) => appointmentId === id);
      const reschedule = reschedules?.find(({ appointmentId }) => appointmentId === id);
      if (booking) toBooking(booking);
      else if (reschedule) toReschedule(reschedule);
    };
  useRequestKeys({
    panel,
    onTab: setTab,
    onAccept: createKeyAction(acceptAndFocusNext, approving.ask),
    onReject: createKeyAction(rejecting.ask, declining.ask),
  });

  const waiting = (rows: readonly { readonly appointmentId: string }[] | undefined) =>
    rows?.filter(({ appointmentId }) => pending.of(appointmentId) === null).length;
  const shared = { today: clinicToday(), pending };
  return (
    <section ref={panel} className="stack-2 to-top shrinks" aria-labelledby={titleId}>
      <div className={`row middle spread target ${styles.head}`}>
        <h2 id={titleId}>{m.requests_title()}</h2>
        <KeysHint />
      </div>
      <NewArrivals count={bookings && reschedules ? bookings.length + reschedules.length : undefined} />
      <p role="status" className="visually-hidden">
        {answers.said}
      </p>
      <RequestTabs
        list={tabList}
        tab={tab}
        onTab={setTab}
        counts={{ reschedule: waiting(reschedules), appointment: waiting(bookings) }}
      >
        {tab === 'appointment' ? (
          <RefetchingList
            query={requested}
            isEmpty={({ appointments }) => appointments.length === 0}
            none={m.requests_none_appointment()}
            noneHint={m.requests_none_appointment_hint()}
          >
            {({ appointments }) => (
              <ul className={`surface outlined ${styles.rows}`}>
                {appointments.map((one) => (
                  <li key={one.appointmentId}>
                    <RequestRow
                      {...shared}
                      request={one}
                      onAccept={answers.accept}
                      onReject={rejecting.ask}
                      onUndo={answers.undoRequest}
                    />
                  </li>
                ))}
              </ul>
            )}
          </RefetchingList>
        ) : (
          <RefetchingList
            query={rescheduling}
            isEmpty={({ requests }) => requests.length === 0}
            none={m.requests_none_reschedule()}
            noneHint={m.requests_none_reschedule_hint()}
          >
            {({ requests }) => (
              <ul className={`surface outlined ${styles.rows}`}>
                {requests.map((one) => (
                  <li key={one.appointmentId}>
                    <RescheduleRow
                      {...shared}
                      request={one}
                      onAccept={approving.ask}
                      onReject={declining.ask}
                      onUndo={answers.undoReschedule}
                    />
                  </li>
                ))}
              </ul>
            )}
          </RefetchingList>
        )}
      </RequestTabs>
      <ReasonDialog
        asking={rejecting}
        title={({ patientName }) => m.requests_reject_title({ name: patientName })}
        sendLabel={m.requests_reject_send()}
        onSend={(one, reason) => {
          answers.reject(one, reason);
          return true;
        }}
      />
      <ReasonDialog
        asking={declining}
        title={({ patientName }) => m.requests_reject_title({ name: patientName })}
        sendLabel={m.requests_reject_send()}
        onSend={(one, reason) => {
          answers.decline(one, reason);
          return true;
        }}
      />
      <ApproveReschedule
        asking={approving}
        onSend={(one, time) => {
          answers.approve(one, time);
          approving.close();
        }}
      />
    </section>
  );
}

/** Opens the tab with pending requests, bookings first; after that only the doctor changes it. */
function useFirstTab(bookings: number | undefined, reschedules: number | undefined) {
  const [tab, setTab] = useState<RequestTab | null>(null);
  if (tab === null && bookings !== undefined && reschedules !== undefined)
    setTab(bookings === 0 && reschedules > 0 ? 'reschedule' : 'appointment');
  return [tab ?? 'appointment', setTab] as const;
}
