import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Email addresses. */
  readonly attendees: readonly string[];
}

export interface ReadCalendar {
  readonly method: string;
  readonly events: readonly ReadEvent[];
}

const toEmailAddress = (uri: unknown) => String(uri).replace(/^mailto:/i, '');

/** This parser knows only the zones defined in the text. */
function parseWithIcalJs(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      description: event.description,
      attendees: event.attendees.map((one) => toEmailAddress(one.getFirstValue())),
    };
  });
  return { method: String(calendar.getFirstPropertyValue('method')), events };
}

const readValue = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'val' in value ? String(value.val) : String(value ?? '');

function parseWithNodeIcal(text: string): ReadCalendar {
  const read = nodeIcal.sync.parseICS(text);
  const events = Object.values(read).flatMap((one) => {
    if (one?.type !== 'VEVENT') return [];
    const attendees = [one.attendee ?? []].flat();
    return {
      uid: one.uid,
      sequence: Number(one.sequence),
      status: String(one.status),
      start: one.start.toISOString(),
      end: one.end?.toISOString() ?? '',
      summary: readValue(one.summary),
      location: readValue(one.location),
      description: readValue(one.description),
      attendees: attendees.map((attendee) => toEmailAddress(readValue(attendee))),
    };
  });
  return { method: read.vcalendar?.method ?? '', events };
}

/** Two calendar parsers, independent of the writer and of each other. */
export const calendarParsers = { 'ical.js': parseWithIcalJs, 'node-ical': parseWithNodeIcal } as const;

/**
 * Applies a message to a calendar (RFC 5546 §2.1.5): the UID identifies an entry, and an outdated message
 * changes nothing.
 */
export function applyMessage(entries: Map<string, ReadEvent>, { method, events }: ReadCalendar): void {
  for (const event of events) {
    const present = entries.get(event.uid);
    if (present && event.sequence < present.sequence) continue;
    if (method === 'CANCEL') entries.delete(event.uid);
    else entries.set(event.uid, event);
  }
}
