import { useId, useRef, useState } from 'react';
import type { DoctorAppointment, RescheduleRequest } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { type Outcome, whyNot } from '../../appointments/change.ts';
import { useRowFocus } from '../../appointments/focus.ts';
import { ReasonDialog } from '../../appointments/reason-dialog.tsx';
import { useRequestAnswers } from '../../appointments/requests/answers.ts';
import { RequestCard, RescheduleCard } from '../../appointments/requests/card.tsx';
import { useRequested, useRescheduleRequests } from '../../appointments/requests/lists.ts';
import { NewArrivals } from '../../appointments/requests/new-arrivals.tsx';
import { type RequestTab, RequestTabs } from '../../appointments/requests/tabs.tsx';
import { useRequestKeys } from '../../appointments/requests/use-keys.ts';
import { useAsking } from '../../appointments/use-asking.ts';
import { clinicToday } from '../../ui/clinic-time.ts';
import { KeysHint } from '../../ui/keys/help.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';
import { FreshList } from '../area/fresh-list.tsx';
import { ApproveReschedule } from './approve-reschedule.tsx';
import styles from './requests.module.css';

/**
 * The request panel of the doctor's home: who asks for an appointment or for another time, and the answers
 * (G-03).
 */
export function RequestPanel() {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const tabList = useRef<HTMLDivElement>(null);
  const requested = useRequested();
  const rescheduling = useRescheduleRequests();
  const bookings = requested.data?.appointments;
  const reschedules = rescheduling.data?.requests;
  const [tab, setTab] = useFirstTab(bookings?.length, reschedules?.length);
  const focus = useRowFocus(panel, () => tabList.current?.querySelector('[aria-selected="true"]') ?? null);
  const answers = useRequestAnswers(focus);
  const rejecting = useAsking<DoctorAppointment>();
  const approving = useAsking<RescheduleRequest>();

  /** A failure is shown as a toast: the card is still there for another try. */
  const fromCard = async (sending: Promise<Outcome<unknown>>) => {
    const outcome = await sending;
    if (outcome.state === 'failed') toast.bad(whyNot(outcome));
  };
  const accept = (one: DoctorAppointment) => void fromCard(answers.accept(one));
  const decline = (one: RescheduleRequest) => void fromCard(answers.decline(one));

  /** The action of a key on the request with this id, of either kind. */
  const by =
    (toBooking: (one: DoctorAppointment) => void, toReschedule: (one: RescheduleRequest) => void) =>
    (id: string) => {
      const booking = bookings?.find(({ appointmentId }) => appointmentId === id);
      const reschedule = reschedules?.find(({ appointmentId }) => appointmentId === id);
      if (booking) toBooking(booking);
      else if (reschedule) toReschedule(reschedule);
    };
  useRequestKeys({
    panel,
    onTab: setTab,
    onAccept: by(accept, approving.ask),
    onReject: by(rejecting.ask, decline),
  });

  const card = { today: clinicToday() };
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{m.requests_title()}</h2>
        <KeysHint />
      </div>
      <NewArrivals count={bookings && reschedules ? bookings.length + reschedules.length : undefined} />
      <RequestTabs
        list={tabList}
        tab={tab}
        onTab={setTab}
        counts={{ reschedule: reschedules?.length, appointment: bookings?.length }}
      >
        {tab === 'appointment' ? (
          <FreshList
            query={requested}
            isEmpty={({ appointments }) => appointments.length === 0}
            none={m.requests_none_appointment()}
            noneHint={m.requests_none_appointment_hint()}
          >
            {({ appointments }) => (
              <ul className={styles.cards}>
                {appointments.map((one) => (
                  <li key={one.appointmentId}>
                    <RequestCard
                      {...card}
                      request={one}
                      busy={answers.busy.has(one.appointmentId)}
                      onAccept={accept}
                      onReject={rejecting.ask}
                    />
                  </li>
                ))}
              </ul>
            )}
          </FreshList>
        ) : (
          <FreshList
            query={rescheduling}
            isEmpty={({ requests }) => requests.length === 0}
            none={m.requests_none_reschedule()}
            noneHint={m.requests_none_reschedule_hint()}
          >
            {({ requests }) => (
              <ul className={styles.cards}>
                {requests.map((one) => (
                  <li key={one.appointmentId}>
                    <RescheduleCard
                      {...card}
                      request={one}
                      busy={answers.busy.has(one.appointmentId)}
                      onAccept={approving.ask}
                      onReject={decline}
                    />
                  </li>
                ))}
              </ul>
            )}
          </FreshList>
        )}
      </RequestTabs>
      <ReasonDialog
        asking={rejecting}
        title={({ patientName }) => m.requests_reject_title({ name: patientName })}
        sendLabel={m.requests_reject_send()}
        busy={answers.busy}
        onSend={answers.reject}
      />
      <ApproveReschedule asking={approving} busy={answers.busy} onSend={answers.approve} />
    </section>
  );
}

/** Opens on the tab where something waits, bookings first; from then on the doctor alone changes it. */
function useFirstTab(bookings: number | undefined, reschedules: number | undefined) {
  const [tab, setTab] = useState<RequestTab | null>(null);
  if (tab === null && bookings !== undefined && reschedules !== undefined)
    setTab(bookings === 0 && reschedules > 0 ? 'reschedule' : 'appointment');
  return [tab ?? 'appointment', setTab] as const;
}
