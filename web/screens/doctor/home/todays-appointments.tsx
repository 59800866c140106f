import { useId, useRef } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { DayDialogs } from '#web/appointments/day/day-dialogs.tsx';
import { Day, Tomorrow } from '#web/appointments/day/day-lists.tsx';
import { findNextVisit } from '#web/appointments/day/day-sections.ts';
import { UnclosedVisits } from '#web/appointments/day/unclosed-visits.tsx';
import { useDayChanges } from '#web/appointments/day/use-day-changes.ts';
import { useDayKeys } from '#web/appointments/day/use-day-keys.ts';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { ViewedPrescription } from '#web/appointments/prescription/viewed-prescription.tsx';
import { useDoctorDay } from '#web/appointments/queries.ts';
import { RefetchingList } from '#web/platform/loading/refetching-list.tsx';
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
  const { said, asking, ...changes } = useDayChanges({ section, title, today });
  const viewing = useSubjectDialog<DoctorAppointment>();
  const visitRoom = useRoomAddress();
  const left = useLeftVisits();
  const actions = { ...changes.actions, onJoin: visitRoom.enter, onView: viewing.ask };
  const roomy = useMedia(roomyWidth);
  const rows = { ...changes, actions, left, today, now, roomy };
  const appointments = day.data?.appointments ?? [];
  const next = findNextVisit(appointments, changes.pending);
  useDayKeys({ section, appointments, next, rows });

  return (
    <section ref={section} className="stack-2 to-top shrinks" aria-labelledby={titleId}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <UnclosedVisits
        appointments={day.data?.stillOpen ?? []}
        today={today}
        busy={changes.busy}
        onDone={asking.dialogs.completing.ask}
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
      <DayDialogs {...asking} />
      <ViewedPrescription viewing={viewing} />
      <OpenVisitRoom {...visitRoom} />
    </section>
  );
}
