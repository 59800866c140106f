import type { ICalEventData } from 'ical-generator';
import { defaultTimeZone } from '#domain/platform/calendar-days.ts';
import { toClinicTime } from '#server/appointments/detail/clinic-time.ts';

/** India has one zone, and its clocks never change. */
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

/** The times of an entry, in UTC. */
export const toUtcTimes = ({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }) => ({
  start: startsAt,
  end: endsAt,
});

/**
 * The times of an entry in the clinic's zone where that is India's. Elsewhere in UTC, which is right without
 * the rules by which that zone's clocks change.
 */
export function toClinicTimes(
  visit: { readonly startsAt: Date; readonly endsAt: Date },
  timeZone: string,
): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  if (timeZone !== defaultTimeZone) return toUtcTimes(visit);
  // ical-generator reads a text without a zone as what the clock shows, and writes it as it stands.
  const shown = (instant: Date) => {
    const { date, slot } = toClinicTime(instant, timeZone);
    return `${date}T${slot}:00`;
  };
  return { start: shown(visit.startsAt), end: shown(visit.endsAt), timezone: timeZone };
}
