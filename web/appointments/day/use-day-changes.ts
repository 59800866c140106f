import { type RefObject, useState } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { currentTime } from '#web/ui/browser/clock.ts';
import { listRows, useRowFocus } from '../changes/row-focus.ts';
import type { UndoableChange } from '../changes/undoable-change.ts';
import { useUndoableChanges } from '../changes/undoable-changes.ts';
import { useCorrectVisit } from '../changes/use-doctor-change.ts';
import { toMessageParams, useDayDialogs } from './day-dialogs.tsx';
import { useRecentlyCompleted } from './recently-completed.ts';

interface DaySection {
  readonly section: RefObject<HTMLElement | null>;
  readonly title: RefObject<HTMLElement | null>;
  /** The clinic's today, YYYY-MM-DD. */
  readonly today: string;
}

/** What the doctor changes in the list of the day: the actions of its rows, and props of its `DayDialogs`. */
export function useDayChanges({ section, title, today }: DaySection) {
  const focus = useRowFocus(section, () => title.current);
  // A changed row stays in place for a moment, so the focus stays on it.
  const staying = { leave: focus.keep, keep: focus.keep };
  const correct = useCorrectVisit({ focus: staying, done: null });
  const pending = useUndoableChanges();
  const findRow = (id: string) =>
    listRows(section.current).find(({ dataset }) => dataset.appointment === id) ?? null;
  const lately = useRecentlyCompleted(findRow);
  const dialogs = useDayDialogs();
  const [said, setSaid] = useState('');
  return {
    pending,
    lately: lately.ids,
    busy: correct.pendingFor,
    /** For screen readers. */
    said,
    actions: {
      onDone: (one: DoctorAppointment) =>
        (Date.parse(one.startsAt) > currentTime() ? dialogs.early : dialogs.completing).ask(one),
      async onReopen(one: DoctorAppointment) {
        if (!(await correct.run({ appointmentId: one.appointmentId, to: 'reopen' }))) return;
        lately.forget(one.appointmentId);
        setSaid(m.day_reopened(toMessageParams(one)));
      },
      async onDidNotCome(one: DoctorAppointment) {
        if (await correct.run({ appointmentId: one.appointmentId, to: 'did-not-come' }))
          setSaid(m.day_marked(toMessageParams(one)));
      },
      onCallOff: dialogs.callingOff.ask,
      onReschedule: dialogs.moving.ask,
      onCollect: dialogs.collecting.ask,
    },
    asking: {
      dialogs,
      focus: staying,
      onQueue(one: DoctorAppointment, change: UndoableChange, sentence: string) {
        pending.queue(one.appointmentId, change);
        focus.keep(one.appointmentId);
        setSaid(sentence);
      },
      onCompleted(one: DoctorAppointment) {
        if (one.date === today) lately.note(one.appointmentId);
        setSaid(m.requests_closed_completed(toMessageParams(one)));
      },
    },
  };
}
