import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { DoctorDay } from '#contract/appointments/doctor-day.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { listRows, useRowFocus } from '#web/appointments/changes/row-focus.ts';
import type { UndoableChange } from '#web/appointments/changes/undoable-change.ts';
import { useUndoableChanges } from '#web/appointments/changes/undoable-changes.ts';
import { useCorrectVisit } from '#web/appointments/changes/use-doctor-change.ts';
import { DayRail, MoreRows } from '#web/appointments/day/day-rail.tsx';
import type { DayRows } from '#web/appointments/day/day-row-props.ts';
import { divideDay, findNextVisit, toRowKind } from '#web/appointments/day/day-sections.ts';
import { NextVisitCard } from '#web/appointments/day/next-visit-card.tsx';
import { useRecentlyCompleted } from '#web/appointments/day/recently-completed.ts';
import { UnclosedVisits } from '#web/appointments/day/unclosed-visits.tsx';
import { useDayKeys } from '#web/appointments/day/use-day-keys.ts';
import { useDoctorDay } from '#web/appointments/day/use-doctor-day.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { ReasonDialog } from '#web/appointments/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import type { Payable } from '#web/appointments/payments/collect-dialog.tsx';
import { currentTime } from '#web/ui/browser/clock.ts';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { useNow } from '#web/ui/browser/use-now.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { useLeftVisits } from '#web/video/left-visits.ts';
import { RefetchingList } from '../../area/refetching-list.tsx';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import { CollectPayment } from '../appointments/collect-payment.tsx';
import { CompleteDialog } from '../appointments/complete-dialog.tsx';
import styles from './todays-appointments.module.css';

const PrescriptionModal = lazy(async () => ({
  default: (await import('../../area/prescription/prescription-modal.tsx')).PrescriptionModal,
}));

/** From this width on a row shows all of its actions. */
const roomyWidth = '(min-width: 75em)';
const tickMilliseconds = 15_000;

interface TodaysAppointmentsProps {
  /** The clinic's today, YYYY-MM-DD. */
  readonly today: string;
}

export function TodaysAppointments({ today }: TodaysAppointmentsProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow(tickMilliseconds);
  const day = useDoctorDay(today);
  const focus = useRowFocus(section, () => title.current);
  // A changed row stays in place for a moment, so the focus stays on it.
  const staying = { leave: focus.keep, keep: focus.keep };
  const correct = useCorrectVisit({ focus: staying, done: null });
  const pending = useUndoableChanges();
  const findRow = (id: string) =>
    listRows(section.current).find(({ dataset }) => dataset.appointment === id) ?? null;
  const lately = useRecentlyCompleted(findRow);
  const completing = useSubjectDialog<DoctorAppointment>();
  const early = useSubjectDialog<DoctorAppointment>();
  const callingOff = useSubjectDialog<DoctorAppointment>();
  const moving = useSubjectDialog<DoctorAppointment>();
  const collecting = useSubjectDialog<Payable>();
  const viewing = useSubjectDialog<DoctorAppointment>();
  const visitRoom = useRoomAddress();
  const left = useLeftVisits();
  const [said, setSaid] = useState('');

  const queueChange = (one: DoctorAppointment, change: UndoableChange, sentence: string) => {
    pending.queue(one.appointmentId, change);
    focus.keep(one.appointmentId);
    setSaid(sentence);
  };
  const actions: DayRows['actions'] = {
    onDone: (one) => (Date.parse(one.startsAt) > currentTime() ? early : completing).ask(one),
    async onReopen(one) {
      if (!(await correct.run({ appointmentId: one.appointmentId, to: 'reopen' }))) return;
      lately.forget(one.appointmentId);
      setSaid(m.day_reopened(toMessageParams(one)));
    },
    async onDidNotCome(one) {
      if (await correct.run({ appointmentId: one.appointmentId, to: 'did-not-come' }))
        setSaid(m.day_marked(toMessageParams(one)));
    },
    onCallOff: callingOff.ask,
    onReschedule: moving.ask,
    onCollect: collecting.ask,
    onJoin: visitRoom.enter,
    onView: viewing.ask,
  };
  const roomy = useMedia(roomyWidth);
  const rows = { actions, pending, lately: lately.ids, busy: correct.pendingFor, left, today, now, roomy };
  const appointments = day.data?.appointments ?? [];
  const next = findNextVisit(appointments, pending);
  useDayKeys({ section, appointments, next, rows });

  return (
    <section ref={section} className="stack-2 to-top shrinks" aria-labelledby={titleId}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <UnclosedVisits
        appointments={day.data?.stillOpen ?? []}
        today={today}
        busy={correct.pendingFor}
        onDone={completing.ask}
        onDidNotCome={actions.onDidNotCome}
      />
      <h2 ref={title} id={titleId} tabIndex={-1} className={`grid middle target ${styles.title}`}>
        {m.requests_today_title()}
      </h2>
      <RefetchingList
        query={day}
        isEmpty={({ appointments }) => appointments.length === 0}
        none={m.requests_today_none()}
        noneHint={m.requests_today_none_hint()}
      >
        {({ appointments }) => <Day appointments={appointments} next={next} titleId={titleId} rows={rows} />}
      </RefetchingList>
      <Tomorrow rows={rows} />
      <QuestionDialog
        open={early.subject !== null}
        title={m.day_early_title()}
        text={early.subject ? m.day_early_text(toMessageParams(early.subject)) : ''}
        yes={m.day_early_yes()}
        no={m.day_early_no()}
        onNo={early.close}
        onYes={() => {
          const { subject } = early;
          early.close();
          if (subject) completing.ask(subject);
        }}
      />
      <QuestionDialog
        open={moving.subject !== null}
        title={m.requests_reschedule()}
        text={moving.subject ? m.requests_reschedule_question(toMessageParams(moving.subject)) : ''}
        yes={m.requests_reschedule_send()}
        no={m.requests_reschedule_keep()}
        danger
        onNo={moving.close}
        onYes={() => {
          const { subject } = moving;
          moving.close();
          if (subject)
            queueChange(
              subject,
              { kind: 'reschedule' },
              m.requests_closed_rescheduled(toMessageParams(subject)),
            );
        }}
      />
      <CompleteDialog
        asking={completing}
        title={({ patientName }) => m.requests_prescription_title({ name: patientName })}
        focus={staying}
        onCompleted={(one) => {
          if (one.date === today) lately.note(one.appointmentId);
          setSaid(m.requests_closed_completed(toMessageParams(one)));
        }}
      />
      <ReasonDialog
        asking={callingOff}
        title={({ patientName }) => m.requests_call_off_title({ name: patientName })}
        sendLabel={m.requests_call_off_send()}
        onSend={(one, reason) => {
          queueChange(one, { kind: 'callOff', reason }, m.requests_closed_called_off(toMessageParams(one)));
          return true;
        }}
      />
      <CollectPayment asking={collecting} />
      {viewing.subject && (
        <Suspense fallback={<LoadingBar />}>
          <PrescriptionModal
            appointmentId={viewing.subject.appointmentId}
            title={m.appointments_prescription_for({ name: viewing.subject.patientName })}
            open
            onClose={viewing.close}
          />
        </Suspense>
      )}
      <OpenVisitRoom {...visitRoom} />
    </section>
  );
}

interface DayProps {
  readonly appointments: DoctorDay['appointments'];
  readonly next: DoctorAppointment | null;
  readonly titleId: string;
  readonly rows: DayRows;
}

function Day({ appointments, next, titleId, rows }: DayProps) {
  const doneId = useId();
  const { rail, done } = divideDay(appointments, rows.lately, next, rows.now, clinicTimeZone());
  const onCard = rail.find(({ isNext }) => isNext);
  return (
    <>
      {onCard && <NextVisitCard placed={onCard} {...rows} />}
      <DayRail placed={rail} labelledBy={titleId} onCard={next?.appointmentId ?? null} {...rows} />
      {done.length > 0 && (
        <>
          <h3 id={doneId} className="above-3 large">
            {m.day_done_today()} <span className="muted regular">{done.length}</span>
          </h3>
          <MoreRows appointments={done} labelledBy={doneId} {...rows} />
        </>
      )}
    </>
  );
}

function Tomorrow({ rows }: { readonly rows: DayRows }) {
  const id = useId();
  const { data } = useDoctorDay(addDays(rows.today, 1));
  if (!data) return null;
  const ahead = data.appointments.filter((one) => toRowKind(one) === 'open');
  return (
    <>
      <h3 id={id} className="above-3 large">
        {m.shell_tomorrow()} {ahead.length > 0 && <span className="muted regular">{ahead.length}</span>}
      </h3>
      {ahead.length === 0 ? (
        <p className="muted">{m.day_tomorrow_none()}</p>
      ) : (
        <MoreRows appointments={ahead} labelledBy={id} {...rows} />
      )}
    </>
  );
}

const toMessageParams = ({ patientName: name, slotNumber: slot }: DoctorAppointment) => ({ name, slot });
