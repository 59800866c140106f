import { isStaffRole } from '#domain/accounts/hospital-roles.ts';
import { type AnnouncedEvent, listChannels, type RecipientRole } from '#domain/messaging/announcements.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { staffRoleLabel } from '#server/accounts/memberships/role-labels.ts';
import { findPlaceChange } from '#server/appointments/detail/place-change.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { formatPlace, formatPlaceWithAddress } from '#server/platform/outbox/format-place.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';

/** Inputs of the sentences in messages/<language>/messaging.json. */
interface SentenceInputs {
  readonly doctor: string;
  readonly patient: string;
  readonly when: string;
  readonly place: string;
  /** The place with its address. */
  readonly where: string;
  readonly phone: string;
  readonly reason: string;
  readonly minutes: string;
  readonly count: string;
  readonly time: string;
  readonly requests: string;
  readonly guardian: string;
  readonly person: string;
  readonly colleague: string;
  readonly newWhen: string;
  readonly who: string;
  readonly role: string;
  readonly hospital: string;
  readonly day: string;
}
type Facts = Readonly<Record<string, string | number>>;
type Sentence = (filling: SentenceInputs, options: { locale: Locale }) => string;
type SentenceKey = Extract<keyof typeof m, `told_${string}`>;
/** The compiler checks that the inputs above fill each of them. */
const sentences: Readonly<Record<SentenceKey, Sentence>> = m;
const isSentence = (key: string): key is SentenceKey => key in m;

/** Events that say what another one says. */
const sameWords: Readonly<Partial<Record<AnnouncedEvent, AnnouncedEvent>>> = {
  followUpBooked: 'booked',
  leaveMoved: 'timeToPick',
};

/** A message such as told_leave_offered_patient_title. */
function findSentence(event: AnnouncedEvent, reader: RecipientRole, part: 'title' | 'text'): Sentence | null {
  const words = (sameWords[event] ?? event).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const key = `told_${words}_${reader}_${part}`;
  return isSentence(key) ? sentences[key] : null;
}

/** "Thu 26 Nov, 16:30" by the clinic's clock; its parts are joined here, as on the screens. */
function formatWhen(instant: Date, timeZone: string, locale: Locale): string {
  const day = formatDate(toCalendarDay(instant.getTime(), timeZone), locale);
  return m.told_when({ day, time: formatSlotTime(toMinutesOfDay(instant.getTime(), timeZone)) }, { locale });
}

/** "Thu 26 Nov". */
function formatDate(day: string, locale: Locale): string {
  // The Indian locale of English writes "Sept".
  const tag = locale === 'en' ? 'en-US' : toLanguageTag(locale);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return `${part({ weekday: 'short' })} ${Number(day.slice(8))} ${part({ month: 'short' })}`;
}

/** The person who opened a record, and the hospital; an account without a name is named by its role. */
function describeOpener(facts: Facts, locale: Locale) {
  const role = String(facts.role ?? '');
  const roleWords = isStaffRole(role) ? staffRoleLabel(role, locale) : '';
  return { who: String(facts.who || roleWords), role: roleWords, hospital: String(facts.hospital ?? '') };
}

export interface NoticeTextOptions {
  readonly title: string;
  readonly text: string;
  readonly when: string;
}

interface NoticeReader {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly readerId?: number;
}

const isForGuardian = (reader: RecipientRole, visit: VisitFacts | null, readerId: number | undefined) =>
  reader === 'patient' && visit !== null && readerId !== undefined && readerId !== visit.patientId;

/** A variant of the text for unusual cases; null: the usual text. */
function findVariantText(
  event: AnnouncedEvent,
  reader: RecipientRole,
  facts: Facts,
  visit: VisitFacts | null,
): Sentence | null {
  if (event === 'booked' && reader === 'doctor' && facts.atDesk) return m.told_booked_desk_doctor_text;
  // A request whose time was not changed still waits to be accepted.
  if (event === 'rescheduleDeclined' && !facts.accepted) return m.told_requested_patient_text;
  // The hospital's front desk cancelled for the patient.
  if (event === 'cancelled' && facts.atDesk)
    return reader === 'doctor' ? m.told_cancelled_desk_doctor_text : m.told_cancelled_desk_patient_text;
  if (event === 'placeChanged' && visit) return placeTexts[findPlaceChange(facts, visit) ?? 'place'];
  return null;
}

const placeTexts: Readonly<Record<'video' | 'place' | 'phone', Sentence>> = {
  video: m.told_place_video_patient_text,
  place: m.told_place_changed_patient_text,
  phone: m.told_place_phone_patient_text,
};

/** A sentence after the text: why a time was not changed, or the phone of the new place. */
function findClosingText(
  event: AnnouncedEvent,
  { reason, phone }: SentenceInputs,
  isPhone: boolean,
): Sentence | null {
  if (event === 'rescheduleDeclined' && reason) return m.told_reason_given;
  return event === 'placeChanged' && phone && !isPhone ? m.told_place_phone : null;
}

export function formatNotice(
  event: AnnouncedEvent,
  reader: RecipientRole,
  visit: VisitFacts | null,
  facts: Facts,
  { locale, timeZone, readerId }: NoticeReader,
): NoticeTextOptions | null {
  if (listChannels(event, reader).length === 0) return null;
  const usualTitle = findSentence(event, reader, 'title');
  const usualText = findSentence(event, reader, 'text');
  if (!usualTitle || !usualText) return null;
  const fact = (name: string) => String(facts[name] ?? '');
  const filling: SentenceInputs = {
    doctor: visit?.doctorName ?? '',
    patient: visit?.patientName ?? '',
    when: visit ? formatWhen(visit.startsAt, timeZone, locale) : '',
    place: visit ? formatPlace(visit, locale) : '',
    where: visit ? formatPlaceWithAddress(visit, locale) : '',
    phone: visit?.phone ?? '',
    reason: fact('reason'),
    minutes: fact('minutes'),
    count: fact('count'),
    time: fact('time'),
    requests: fact('requests'),
    guardian: fact('guardian'),
    person: fact('person'),
    colleague: fact('colleague'),
    ...describeOpener(facts, locale),
    day: facts.day ? formatDate(String(facts.day), locale) : '',
    newWhen: facts.newStart ? formatWhen(new Date(facts.newStart), timeZone, locale) : '',
  };
  const text = findVariantText(event, reader, facts, visit) ?? usualText;
  const after = findClosingText(event, filling, text === m.told_place_phone_patient_text);
  const title = usualTitle(filling, { locale });
  return {
    // The text always names the patient; a title only if the reader is someone else.
    title: isForGuardian(reader, visit, readerId)
      ? m.for_whom_told({ patient: filling.patient, title }, { locale })
      : title,
    text: [text, ...(after ? [after] : [])].map((sentence) => sentence(filling, { locale })).join(' '),
    when: filling.when,
  };
}
