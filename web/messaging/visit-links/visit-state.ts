import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { m } from '#messages/messages.js';
import { formatDay } from '#web/ui/format/format-day.ts';

type Time = NonNullable<VisitLink['movedFrom']>;

/** Without "today": the page is rendered by the server, and may stay open past midnight. */
const toMessageParams = ({ date, slot }: Time) => ({ day: formatDay(date, ''), slot });

/** "This visit was moved to …", for a link that was made for another time; else null. */
export function describeMove({ movedFrom, date, slot }: VisitLink): string | null {
  if (!movedFrom) return null;
  const old = toMessageParams(movedFrom);
  return m.links_moved({ ...toMessageParams({ date, slot }), oldDay: old.day, oldSlot: old.slot });
}

function doctorLabels({ appStatus, patientName: name }: VisitLink): string[] {
  if (appStatus === 'Requested') return [m.links_asks({ name })];
  return appStatus === 'Pending' || appStatus === 'Confirmed' ? [m.links_accepted_by_you()] : [];
}

export function describeState(visit: VisitLink): string[] {
  const { doctorName: doctor, appStatus, lateMinutes, doctorLate, actions, over } = visit;
  if (appStatus === 'Completed') return [m.links_completed()];
  if (appStatus === 'Cancelled') return [m.links_cancelled()];
  if (appStatus === 'Rejected') return visit.role === 'patient' ? [m.links_rejected({ doctor })] : [];
  if (over && actions.length === 0) return [m.links_over()];
  if (visit.role === 'doctor') return doctorLabels(visit);

  const late = [
    ...(doctorLate === null ? [] : [m.day_late_patient({ doctor, minutes: doctorLate })]),
    ...(lateMinutes === null ? [] : [m.links_late_said({ doctor, minutes: lateMinutes })]),
  ];
  if (visit.offer?.kind === 'ask') return [m.leaves_ask_text()];
  if (appStatus === 'Requested') return [m.own_note_requested()];
  if (appStatus === 'Pending') return over ? late : [m.links_pending({ doctor }), ...late];
  if (appStatus === 'Confirmed') return over ? late : [m.links_confirmed(), ...late];
  if (appStatus === 'Rescheduled') return [m.own_note_pick()];
  if (appStatus !== 'Request for Rescheduling') return [m.own_note_incomplete()];
  const asked = visit.preferred ? [m.links_asked(toMessageParams(visit.preferred))] : [];
  return [...asked, m.links_asked_doctor({ doctor })];
}
