import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';

/** The patient's open and due appointments at one moment. */
interface Lists {
  readonly appointments: readonly PatientAppointment[];
  readonly due: readonly DueAppointment[];
}

type IsOwn = (appointmentId: string, status: AppointmentStatus) => boolean;

const named = ({ doctorName, date, slot }: PatientAppointment) => ({
  doctor: doctorName,
  day: formatDay(date, clinicToday()),
  slot,
});

function answerTo(was: PatientAppointment, now: Lists, isOwn: IsOwn): string | null {
  const { appointmentId: id, appStatus: before } = was;
  const due = now.due.find(({ appointmentId }) => appointmentId === id);
  if (due?.canPickTime) return m.due_pick_title({ doctor: due.doctorName });
  if (due) return due.calledOff ? m.due_called_off_title(named(due)) : m.due_refused_title(named(due));
  // Moving to a given time creates a new visit, which the patient has not booked.
  const moved = now.appointments.find(({ replaces }) => replaces === id);
  if (moved) return m.due_news_moved(named(moved));
  const open = now.appointments.find(({ appointmentId }) => appointmentId === id);
  if (!open || open.appStatus === before || isOwn(id, open.appStatus)) return null;
  if (before === 'Requested' && open.appStatus === 'Pending') return m.due_news_accepted(named(open));
  return before === 'Request for Rescheduling' ? m.due_news_stays(named(open)) : null;
}

/**
 * One sentence for each visit that a doctor answered between two states of the lists. `isOwn` identifies the
 * patient's own changes, which need no notice.
 */
export function listNews(before: Lists, now: Lists, isOwn: IsOwn): string[] {
  return before.appointments.flatMap((was) => {
    const title = answerTo(was, now, isOwn);
    if (title === null) return [];
    const { relation, name: patient } = was.patient;
    return relation === 'self' ? title : m.for_whom_told({ patient, title });
  });
}
