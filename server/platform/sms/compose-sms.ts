import { removeTitles } from '#domain/doctors/doctor-names.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatPlace } from '#server/platform/outbox/format-place.ts';
import { toEventKind } from '../outbox/event-kind.ts';
import type { ComposedMessage, Notice } from '../outbox/message-content.ts';
import { countSmsParts } from './count-sms-parts.ts';
import { fitSlot, maxSlotLetters } from './sms-slots.ts';
import { isSmsTemplate, type SlotValues, smsTemplates } from './sms-templates.ts';

const maxParts = 2;
/** Name lengths to try, the longest that fits into two parts wins; the doctor is shortened first. */
const nameLengths = [
  {
    patient: maxSlotLetters,
    doctor: maxSlotLetters,
    guardian: maxSlotLetters,
    person: maxSlotLetters,
    who: maxSlotLetters,
    hospital: maxSlotLetters,
    place: maxSlotLetters,
  },
  { patient: 32, doctor: 24, guardian: 24, person: 24, who: 24, hospital: 24, place: 32 },
  { patient: 24, doctor: 18, guardian: 18, person: 18, who: 18, hospital: 18, place: 24 },
  { patient: 18, doctor: 18, guardian: 18, person: 18, who: 14, hospital: 14, place: 14 },
] as const;

const twoDigits = (count: number) => String(count).padStart(2, '0');

function findRawValues({ visit, facts, link, locale }: Notice, timeZone: string): SlotValues {
  const said = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
  if (!visit) return said;
  const startsAt = visit.startsAt.getTime();
  const [, month = '', day = ''] = toCalendarDay(startsAt, timeZone).split('-');
  const minutes = toMinutesOfDay(startsAt, timeZone);
  return {
    patient: visit.patientName,
    // The text contains "Dr" itself, and operators would refuse a dot in a value.
    doctor: removeTitles(visit.doctorName),
    day,
    month,
    hour: twoDigits(Math.floor(minutes / 60)),
    minute: twoDigits(minutes % 60),
    late: said.minutes ?? '',
    place: formatPlace(visit, locale),
    url: link ?? '',
  };
}

/**
 * The SMS of a notice, as a registered text whose values operators accept, in at most two parts if shorter
 * names allow it. Its template is named like its `kind`. Throws for an event without an SMS.
 */
export function composeSms(notice: Notice, { timeZone }: { readonly timeZone: string }): ComposedMessage {
  const name = toEventKind(notice.event);
  if (!isSmsTemplate(name)) throw new Error(`There is no SMS for ${notice.event}`);
  const { slots, text: write } = smsTemplates[name];
  const raw = findRawValues(notice, timeZone);
  const fillTemplate = (lengths: Readonly<Record<string, number>>) => {
    const values = Object.fromEntries(
      slots.map((slot) => [slot.name, fitSlot(slot.type, raw[slot.name] ?? '', lengths[slot.name])]),
    );
    const text = write(values, notice.locale);
    return { text, parts: countSmsParts(text), variables: Object.values(values) };
  };
  const shortened = nameLengths.map(fillTemplate);
  const chosen = shortened.find(({ parts }) => parts <= maxParts) ?? shortened.at(-1);
  if (!chosen) throw new Error('There is a length to try');
  const { text, parts, variables } = chosen;
  return { subject: notice.title, text, content: { form: 'sms', template: name, variables, parts } };
}
