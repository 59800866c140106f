/**
 * Calendar days and times of the clinic. A day is `YYYY-MM-DD`, a time is minutes from midnight, an instant
 * is milliseconds since the epoch (docs/product.md#days-and-times).
 */
export const defaultTimeZone = 'Asia/Kolkata';

const minute = 60_000;
const dayLength = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

const quarterHour = 15 * minute;
/** Since then zones change their clocks at quarters of an hour only. */
const regularSince = Date.UTC(1975, 0, 1);
const maxOffsets = 10_000;
/** Cached by zone and quarter of an hour, because the formatter takes a hundred times as long. */
const offsets = new Map<string, Map<number, number>>();

/** The zone's local time at an instant, as if it were UTC. */
function toWallClock(instant: number, timeZone: string): number {
  if (instant < regularSince) return formatWallClock(instant, timeZone);
  let known = offsets.get(timeZone);
  if (!known || known.size > maxOffsets) {
    known = new Map();
    offsets.set(timeZone, known);
  }
  const quarter = Math.floor(instant / quarterHour);
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = formatWallClock(quarter * quarterHour, timeZone) - quarter * quarterHour;
    known.set(quarter, offset);
  }
  return Math.floor(instant / 1000) * 1000 + offset;
}

/** As `toWallClock`, but in full seconds and from the formatter. */
function formatWallClock(instant: number, timeZone: string): number {
  const part = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    if (type in part) part[type as keyof typeof part] = Number(value);
  }
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

export function toCalendarDay(instant: number, timeZone: string): string {
  return new Date(toWallClock(instant, timeZone)).toISOString().slice(0, 10);
}

/** Minutes since midnight of the zone's clock. */
export function toMinutesOfDay(instant: number, timeZone: string): number {
  const clock = new Date(toWallClock(instant, timeZone));
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/**
 * The instant at which the zone's clock shows `minutes` after midnight of `day`. A time skipped by a clock
 * change is read with the offset before it; of a repeated time the first is taken.
 */
export function toInstant(day: string, minutes: number, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * minute;
  const readWithOffsetAt = (near: number) => wanted - (toWallClock(near, timeZone) - near);
  const before = readWithOffsetAt(wanted - dayLength);
  if (toWallClock(before, timeZone) === wanted) return before;
  const after = readWithOffsetAt(wanted + dayLength);
  return toWallClock(after, timeZone) === wanted ? after : before;
}

/** `count` may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/**
 * Accepts existing days only (2026-02-30 is not). Years 1000 to 8999, so that adding days still gives four
 * digits, and there is no year 0, which PostgreSQL rejects.
 */
export function isDay(text: string): boolean {
  if (!/^[1-8]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  // Date reads a day that the month lacks as one of the next month, or not at all.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false; // Intl throws a RangeError for an unknown zone
  }
}
