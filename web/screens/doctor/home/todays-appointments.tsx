import { useId, useRef, useState } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { listRows, useRowFocus } from '#web/appointments/changes/row-focus.ts';
import type { UndoableChange } from '#web/appointments/changes/undoable-change.ts';
import { useUndoableChanges } from '#web/appointments/changes/undoable-changes.ts';
import { useCorrectVisit } from '#web/appointments/changes/use-doctor-change.ts';
import { DayDialogs, toMessageParams, useDayDialogs } from '#web/appointments/day/day-dialogs.tsx';
import { Day, Tomorrow } from '#web/appointments/day/day-lists.tsx';
import type { DayRows } from '#web/appointments/day/day-row-props.ts';
import { findNextVisit } from '#web/appointments/day/day-sections.ts';
import { useRecentlyCompleted } from '#web/appointments/day/recently-completed.ts';
import { UnclosedVisits } from '#web/appointments/day/unclosed-visits.tsx';
import { useDayKeys } from '#web/appointments/day/use-day-keys.ts';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { ViewedPrescription } from '#web/appointments/prescription/viewed-prescription.tsx';
import { useDoctorDay } from '#web/appointments/queries.ts';
import { RefetchingList } from '#web/platform/loading/refetching-list.tsx';
import { currentTime } from '#web/ui/browser/clock.ts';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { useNow } from '#web/ui/browser/use-now.ts';
import { useLeftVisits } from '#web/video/left-visits.ts';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import styles from './todays-appointments.module.css';

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
  const dialogs = useDayDialogs();
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
    onDone: (one) => (Date.parse(one.startsAt) > currentTime() ? dialogs.early : dialogs.completing).ask(one),
    async onReopen(one) {
      if (!(await correct.run({ appointmentId: one.appointmentId, to: 'reopen' }))) return;
      lately.forget(one.appointmentId);
      setSaid(m.day_reopened(toMessageParams(one)));
    },
    async onDidNotCome(one) {
      if (await correct.run({ appointmentId: one.appointmentId, to: 'did-not-come' }))
        setSaid(m.day_marked(toMessageParams(one)));
    },
    onCallOff: dialogs.callingOff.ask,
    onReschedule: dialogs.moving.ask,
    onCollect: dialogs.collecting.ask,
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
        onDone={dialogs.completing.ask}
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
      <DayDialogs
        dialogs={dialogs}
        focus={staying}
        onQueue={queueChange}
        onCompleted={(one) => {
          if (one.date === today) lately.note(one.appointmentId);
          setSaid(m.requests_closed_completed(toMessageParams(one)));
        }}
      />
      <ViewedPrescription viewing={viewing} />
      <OpenVisitRoom {...visitRoom} />
    </section>
  );
}
