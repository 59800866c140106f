import type { ICalEventData } from 'ical-generator';
import { defaultTimeZone } from '#domain/platform/calendar-days.ts';
import { toClinicTime } from '#server/appointments/detail/appointment-facts.ts';

/** India has one zone without daylight saving. */
export const indianZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${defaultTimeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export const toUtcTimes = ({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }) => ({
  start: startsAt,
  end: endsAt,
});

/** In the clinic's zone if it is India's, else in UTC, which needs no rules of daylight saving. */
export function toClinicTimes(
  visit: { readonly startsAt: Date; readonly endsAt: Date },
  timeZone: string,
): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  if (timeZone !== defaultTimeZone) return toUtcTimes(visit);
  // ical-generator reads a text without a zone as local time, and writes it unchanged.
  const shown = (instant: Date) => {
    const { date, slot } = toClinicTime(instant, timeZone);
    return `${date}T${slot}:00`;
  };
  return { start: shown(visit.startsAt), end: shown(visit.endsAt), timezone: timeZone };
}
