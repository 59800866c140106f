import type { AppointmentAction } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays, toCalendarDay, toInstant } from '#domain/platform/calendar-days.ts';

/**
 * The table of notifications: who is notified of what, by which channel. A new event needs a row here, its
 * sentences in messages/<language>/messaging.json, and an announcement where it happens.
 */
export const channels = ['bell', 'email', 'push', 'sms', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];

export const recipientRoles = ['patient', 'doctor'] as const;
export type RecipientRole = (typeof recipientRoles)[number];

/**
 * Preferences are set by topic. `security` cannot be turned off; `reminders` and `reviews` are sent with a
 * one-click unsubscribe (RFC 8058).
 */
export const topics = ['visits', 'reminders', 'prescriptions', 'reviews', 'digest', 'security'] as const;
export type Topic = (typeof topics)[number];

interface Row {
  readonly topic: Topic;
  /** Channels, the most important first; empty: not notified. */
  readonly patient: string;
  readonly doctor: string;
}

export const announcements = {
  requested: { topic: 'visits', patient: 'bell email sms', doctor: 'bell push email' },
  booked: { topic: 'visits', patient: 'bell email sms whatsapp', doctor: 'bell push' },
  followUpBooked: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  accepted: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  rejected: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  confirmed: { topic: 'visits', patient: '', doctor: 'bell' },
  rescheduleAsked: { topic: 'visits', patient: '', doctor: 'bell push email' },
  rescheduleDeclined: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  rescheduleWithdrawn: { topic: 'visits', patient: '', doctor: 'bell push' },
  movedByDoctor: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  movedByPatient: { topic: 'visits', patient: 'bell email', doctor: 'bell push email' },
  timeToPick: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  leaveOffered: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  leaveColleague: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  leaveAsked: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  leaveMoved: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  cancelled: { topic: 'visits', patient: 'bell email', doctor: 'bell push email' },
  calledOff: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  placeChanged: { topic: 'visits', patient: 'bell email push sms whatsapp', doctor: '' },
  doctorLate: { topic: 'visits', patient: 'bell push sms email', doctor: '' },
  doctorInTime: { topic: 'visits', patient: 'bell push sms email', doctor: '' },
  runningLate: { topic: 'visits', patient: '', doctor: 'bell push' },
  reminder: { topic: 'reminders', patient: 'bell email push sms whatsapp', doctor: '' },
  prescriptionReady: { topic: 'prescriptions', patient: 'bell email push', doctor: '' },
  reviewInvited: { topic: 'reviews', patient: 'bell email', doctor: '' },
  requestsOfTheHour: { topic: 'visits', patient: '', doctor: 'push email' },
  hospitalAgreed: { topic: 'visits', patient: '', doctor: 'bell email' },
  hospitalDeclined: { topic: 'visits', patient: '', doctor: 'bell email' },
  registrationChecked: { topic: 'security', patient: '', doctor: 'bell email sms' },
  registrationRefused: { topic: 'security', patient: '', doctor: 'bell email sms' },
  registrationToCheck: { topic: 'security', patient: '', doctor: 'sms email' },
  hoursChanged: { topic: 'visits', patient: '', doctor: 'bell push' },
  dayClosed: { topic: 'visits', patient: '', doctor: 'bell push email' },
  hospitalHoliday: { topic: 'visits', patient: '', doctor: 'bell push email' },
  dailyDigest: { topic: 'digest', patient: '', doctor: 'email push' },
  familyAsked: { topic: 'security', patient: 'sms email', doctor: '' },
  familyJoined: { topic: 'security', patient: 'bell email push sms', doctor: '' },
  familyEnded: { topic: 'security', patient: 'bell email push sms', doctor: '' },
  familyCameOfAge: { topic: 'security', patient: 'bell email push sms', doctor: '' },
  recordOpened: { topic: 'security', patient: 'bell email push sms', doctor: '' },
  emergencyAtHospital: { topic: 'security', patient: '', doctor: 'sms email' },
  emergenciesAtHospital: { topic: 'security', patient: '', doctor: 'sms email' },
  memberJoined: { topic: 'security', patient: '', doctor: 'sms email' },
  phoneProven: { topic: 'security', patient: 'bell sms', doctor: '' },
  passwordCode: { topic: 'security', patient: 'sms email', doctor: 'sms email' },
  signInCode: { topic: 'security', patient: 'sms email', doctor: '' },
  changeCode: { topic: 'security', patient: 'sms email', doctor: '' },
  passwordChanged: { topic: 'security', patient: 'sms email', doctor: 'sms email' },
  contactChanged: { topic: 'security', patient: 'sms email', doctor: 'sms email' },
  secondFactorChanged: { topic: 'security', patient: '', doctor: 'sms email' },
} as const satisfies Record<string, Row>;

export type AnnouncedEvent = keyof typeof announcements;
export const announcedEvents = Object.keys(announcements) as readonly AnnouncedEvent[];

/** The most important first. */
export function listChannels(event: AnnouncedEvent, reader: RecipientRole): Channel[] {
  const row: Row = announcements[event];
  return row[reader].split(' ').filter((name): name is Channel => channels.some((one) => one === name));
}

export const findTopic = (event: AnnouncedEvent): Topic => announcements[event].topic;

/** True for topics with an unsubscribe link: no one needs them in order to be treated. */
export const isUnsubscribable = (topic: Topic): boolean => topic === 'reminders' || topic === 'reviews';

/** WhatsApp needs consent first; for push notifications the browser asks. */
export const isOnByDefault = (channel: Channel): boolean => channel !== 'whatsapp';

/** Null if the action announces nothing. */
export const eventByAction: Readonly<Record<AppointmentAction, AnnouncedEvent | null>> = {
  accept: 'accepted',
  reject: 'rejected',
  confirm: 'confirmed',
  cancel: 'cancelled',
  askToReschedule: 'rescheduleAsked',
  declineReschedule: 'rescheduleDeclined',
  withdrawReschedule: 'rescheduleWithdrawn',
  approveReschedule: 'timeToPick',
  reschedule: 'timeToPick',
  complete: 'reviewInvited',
  reopen: null,
  completeLate: 'reviewInvited',
  didNotCome: null,
  callOff: 'calledOff',
  lapse: null,
};

const reviewMinutes = 11 * 60;

/** An instant: at eleven on the day after the visit. */
export function toReviewTime(completedAt: number, timeZone: string): number {
  return toInstant(addDays(toCalendarDay(completedAt, timeZone), 1), reviewMinutes, timeZone);
}
