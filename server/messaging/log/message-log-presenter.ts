import type { VisitMessage } from '#contract/messaging/messages.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import { toClinicTime } from '#server/appointments/detail/appointment-facts.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { MessageLogRow } from './message-log-queries.ts';

const eventTitles: Readonly<Record<AnnouncedEvent, typeof m.log_requested>> = {
  requested: m.log_requested,
  booked: m.common_booking,
  followUpBooked: m.common_booking,
  accepted: m.log_accepted,
  rejected: m.log_rejected,
  confirmed: m.log_confirmed,
  rescheduleAsked: m.log_reschedule_asked,
  rescheduleDeclined: m.log_reschedule_declined,
  rescheduleWithdrawn: m.log_reschedule_withdrawn,
  movedByDoctor: m.log_moved,
  movedByPatient: m.log_moved,
  timeToPick: m.log_time_to_pick,
  leaveOffered: m.log_leave_offered,
  leaveColleague: m.log_leave_colleague,
  leaveAsked: m.log_leave_asked,
  leaveMoved: m.log_time_to_pick,
  cancelled: m.log_cancelled,
  placeChanged: m.log_place_changed,
  calledOff: m.log_called_off,
  doctorLate: m.log_doctor_late,
  doctorInTime: m.log_doctor_in_time,
  runningLate: m.log_running_late,
  reminder: m.log_reminder,
  prescriptionReady: m.common_prescription,
  reviewInvited: m.log_review_invited,
  requestsOfTheHour: m.log_requested,
  hospitalAgreed: m.log_practice,
  hospitalDeclined: m.log_practice,
  registrationChecked: m.log_practice,
  registrationRefused: m.log_practice,
  registrationToCheck: m.log_practice,
  hoursChanged: m.log_hours_changed,
  dayClosed: m.log_hours_changed,
  hospitalHoliday: m.log_hours_changed,
  dailyDigest: m.log_daily_digest,
  familyAsked: m.log_security,
  familyJoined: m.log_security,
  familyEnded: m.log_security,
  familyCameOfAge: m.log_security,
  recordOpened: m.log_security,
  emergencyAtHospital: m.log_security,
  emergenciesAtHospital: m.log_security,
  memberJoined: m.log_security,
  phoneProven: m.log_security,
  passwordCode: m.log_security,
  signInCode: m.log_security,
  changeCode: m.log_security,
  passwordChanged: m.log_security,
  contactChanged: m.log_security,
  secondFactorChanged: m.log_security,
};

/** A message in the log of a visit, without its text and address. */
export function presentVisitMessage(
  row: MessageLogRow,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): VisitMessage {
  const { state, at } = getState(row);
  const { date, slot } = toClinicTime(at, timeZone);
  return {
    channel: row.channel,
    event: row.event,
    title: eventTitles[row.event]({}, { locale }),
    role: row.role,
    state,
    at: at.toISOString(),
    date,
    time: slot,
    parts: row.parts,
  };
}

/** The last known state of a message: a delivery report overrides an earlier failure. */
function getState(row: MessageLogRow): { readonly state: VisitMessage['state']; readonly at: Date } {
  const { made_at, sent_at, delivered_at, read_at, failed_at, failure } = row;
  if (read_at) return { state: 'read', at: read_at };
  if (delivered_at) return { state: 'delivered', at: delivered_at };
  if (failed_at) return { state: failure === 'superseded' ? 'not sent' : 'failed', at: failed_at };
  return sent_at ? { state: 'sent', at: sent_at } : { state: 'waiting', at: made_at };
}
