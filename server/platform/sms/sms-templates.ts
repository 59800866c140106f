import { createHash } from 'node:crypto';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/http/language.ts';
import type { SlotType } from './sms-slots.ts';

interface Slot {
  /** A placeholder in messages/<language>/messaging.json. */
  readonly name: string;
  readonly type: SlotType;
}

const visit = [
  { name: 'patient', type: 'alphanumeric' },
  { name: 'doctor', type: 'alphanumeric' },
  { name: 'day', type: 'numeric' },
  { name: 'month', type: 'numeric' },
  { name: 'hour', type: 'numeric' },
  { name: 'minute', type: 'numeric' },
  { name: 'url', type: 'url' },
] as const satisfies readonly Slot[];

const late = [
  ...visit.slice(0, 2),
  { name: 'late', type: 'numeric' },
  ...visit.slice(2),
] as const satisfies readonly Slot[];

const placed = [
  ...visit.slice(0, -1),
  { name: 'place', type: 'alphanumeric' },
  { name: 'url', type: 'url' },
] as const satisfies readonly Slot[];

const code = [
  { name: 'code', type: 'numeric' },
  { name: 'minutes', type: 'numeric' },
] as const satisfies readonly Slot[];

const family = [
  { name: 'guardian', type: 'alphanumeric' },
  { name: 'person', type: 'alphanumeric' },
] as const satisfies readonly Slot[];

const cameOfAge = [
  { name: 'person', type: 'alphanumeric' },
  { name: 'guardian', type: 'alphanumeric' },
] as const satisfies readonly Slot[];

const emergency = [
  { name: 'who', type: 'alphanumeric' },
  { name: 'hospital', type: 'alphanumeric' },
  { name: 'person', type: 'alphanumeric' },
] as const satisfies readonly Slot[];

const emergencies = [
  { name: 'hospital', type: 'alphanumeric' },
  { name: 'count', type: 'numeric' },
] as const satisfies readonly Slot[];

const registration = [{ name: 'name', type: 'alphanumeric' }] as const satisfies readonly Slot[];

const registrations = [{ name: 'count', type: 'numeric' }] as const satisfies readonly Slot[];
const member = [
  { name: 'who', type: 'alphanumeric' },
  { name: 'hospital', type: 'alphanumeric' },
] as const satisfies readonly Slot[];

const familyCode = [
  { name: 'guardian', type: 'alphanumeric' },
  { name: 'code', type: 'numeric' },
  { name: 'hours', type: 'numeric' },
] as const satisfies readonly Slot[];

export type SlotValues = Readonly<Record<string, string>>;

interface Template {
  readonly event: AnnouncedEvent;
  /** In the order in which they appear in the text of every language. */
  readonly slots: readonly Slot[];
  readonly text: (values: SlotValues, locale: Locale) => string;
}

type Placeholders<S extends readonly Slot[]> = Record<S[number]['name'], string>;

function template<const S extends readonly Slot[]>(
  event: AnnouncedEvent,
  slots: S,
  text: (values: Placeholders<S>, options: { locale: Locale }) => string,
): Template {
  return {
    event,
    slots,
    text: (values, locale) => {
      const filled = Object.fromEntries(slots.map(({ name }) => [name, values[name] ?? '']));
      return text(filled as Placeholders<S>, { locale });
    },
  };
}

/**
 * All SMS texts. The operators compare them letter by letter with the registered ones, so any change in
 * messages/<language>/messaging.json needs a new registration (docs/operations.md#sms-in-india).
 */
export const smsTemplates = {
  requested: template('requested', visit, m.sms_requested),
  booked: template('booked', visit, m.sms_booked),
  follow_up_booked: template('followUpBooked', placed, m.sms_follow_up_booked),
  accepted: template('accepted', visit, m.sms_accepted),
  rejected: template('rejected', visit, m.sms_rejected),
  reschedule_declined: template('rescheduleDeclined', visit, m.sms_reschedule_declined),
  moved_by_doctor: template('movedByDoctor', visit, m.sms_moved_by_doctor),
  time_to_pick: template('timeToPick', visit, m.sms_time_to_pick),
  leave_offered: template('leaveOffered', visit, m.sms_leave_offered),
  leave_colleague: template('leaveColleague', visit, m.sms_leave_colleague),
  leave_asked: template('leaveAsked', visit, m.sms_leave_asked),
  leave_moved: template('leaveMoved', visit, m.sms_time_to_pick),
  place_changed: template('placeChanged', visit, m.sms_place_changed),
  doctor_late: template('doctorLate', late, m.sms_doctor_late),
  doctor_in_time: template('doctorInTime', visit, m.sms_doctor_in_time),
  called_off: template('calledOff', visit, m.sms_called_off),
  reminder: template('reminder', visit, m.sms_reminder),
  family_asked: template('familyAsked', familyCode, m.sms_family_asked),
  family_joined: template('familyJoined', family, m.sms_family_joined),
  family_ended: template('familyEnded', family, m.sms_family_ended),
  family_came_of_age: template('familyCameOfAge', cameOfAge, m.sms_family_came_of_age),
  record_opened: template('recordOpened', emergency, m.sms_record_opened),
  emergency_at_hospital: template('emergencyAtHospital', emergency, m.sms_emergency_at_hospital),
  emergencies_at_hospital: template('emergenciesAtHospital', emergencies, m.sms_emergencies_at_hospital),
  registration_checked: template('registrationChecked', registration, m.sms_registration_checked),
  registration_refused: template('registrationRefused', registration, m.sms_registration_refused),
  registration_to_check: template('registrationToCheck', registrations, m.sms_registration_to_check),
  member_joined: template('memberJoined', member, m.sms_member_joined),
  phone_proven: template('phoneProven', [], m.sms_phone_proven),
  password_code: template('passwordCode', code, m.sms_password_code),
  sign_in_code: template('signInCode', code, m.codes_sign_in_sms),
  change_code: template('changeCode', code, m.codes_change_sms),
  password_changed: template('passwordChanged', [], m.sms_password_changed),
  contact_changed: template('contactChanged', [], m.sms_contact_changed),
  second_factor_changed: template('secondFactorChanged', [], m.sms_second_factor_changed),
} as const;

export type SmsTemplateName = keyof typeof smsTemplates;
export const smsTemplateNames = Object.keys(smsTemplates) as readonly SmsTemplateName[];

export const isSmsTemplate = (name: string): name is SmsTemplateName => name in smsTemplates;

/** The text as the operators register it: slots as `{#alphanumeric#}`, `{#numeric#}` or `{#url#}`. */
export function toRegisteredText(name: SmsTemplateName, locale: Locale): string {
  const { slots, text } = smsTemplates[name];
  return text(Object.fromEntries(slots.map((slot) => [slot.name, `{#${slot.type}#}`])), locale);
}

/** Changes with the text: a text whose version is not the registered one needs a new registration. */
export const getSmsVersion = (name: SmsTemplateName, locale: Locale): string =>
  createHash('sha256').update(toRegisteredText(name, locale)).digest('hex').slice(0, 8);
