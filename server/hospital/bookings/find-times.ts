import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { ConsultMode } from '#domain/doctors/modes.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAvailability } from '#server/scheduling/availability/find-free-slots.ts';
import { type BookableDoctorRow, takenStarts } from './booking-queries.ts';

/** Where and how somebody is to come, and from which day on. */
interface Wanted {
  readonly doctorId: number;
  readonly practiceId: number;
  readonly mode: ConsultMode;
  /** YYYY-MM-DD. */
  readonly from: string;
}

const daysAhead = 27;

/** The free times of a doctor at one practice in a mode, by day; days without one are left out. */
async function freeDays(
  deps: Pick<Deps, 'database' | 'clock'>,
  { doctorId, practiceId, mode, from }: Wanted,
  days = daysAhead,
): Promise<{ date: string; free: string[] }[]> {
  const first = [from, today(deps.clock)].sort().at(-1) ?? from;
  const found = await findAvailability(deps, doctorId, first, addDays(first, days));
  return found.flatMap(({ date, parts }) => {
    const there = parts.filter(
      (part) => part.practiceId === practiceId && (part.mode === 'Any' || part.mode === mode),
    );
    const free = there.flatMap((part) => part.free).sort();
    return free.length > 0 ? [{ date, free }] : [];
  });
}

/** The next free times from a day on, without one that has just been refused on that day. */
export async function nextTimesAt(
  deps: Pick<Deps, 'database' | 'clock'>,
  wanted: Wanted,
  atMost: number,
  refused: string,
): Promise<FreeSlot[]> {
  const days = await freeDays(deps, wanted);
  return days
    .flatMap(({ date, free }) => free.map((slot) => ({ date, slot })))
    .filter(({ date, slot }) => date !== wanted.from || slot > refused)
    .slice(0, atMost);
}

/** Somebody else's time, or another day, where a day is full. */
export interface OtherTime extends FreeSlot {
  readonly doctor: BookableDoctorRow;
}

/** A hospital may have many of a specialization; the desk wants one of the next. */
const colleaguesAsked = 12;
const colleaguesOffered = 3;

/** The next free time of a doctor from a day on, and then those of colleagues of the specialization, the nearest first. */
export async function timesInstead(
  deps: Pick<Deps, 'database' | 'clock'>,
  wanted: Wanted,
  doctors: readonly BookableDoctorRow[],
): Promise<OtherTime[]> {
  const isOwn = (one: BookableDoctorRow) =>
    one.doctor_id === wanted.doctorId && one.practice_id === wanted.practiceId;
  const own = doctors.find(isOwn);
  const colleagues = doctors.filter(
    (one) =>
      one.doctor_id !== wanted.doctorId &&
      one.specialization === own?.specialization &&
      one.modes.includes(wanted.mode),
  );
  const next = async (doctor: BookableDoctorRow): Promise<OtherTime[]> => {
    const at = { ...wanted, doctorId: doctor.doctor_id, practiceId: doctor.practice_id };
    const [day] = await freeDays(deps, at);
    const [slot] = day?.free ?? [];
    return day && slot ? [{ doctor, date: day.date, slot }] : [];
  };
  const others = (await Promise.all(colleagues.slice(0, colleaguesAsked).map(next))).flat();
  others.sort((one, other) => `${one.date} ${one.slot}`.localeCompare(`${other.date} ${other.slot}`));
  return [...(own ? await next(own) : []), ...others.slice(0, colleaguesOffered)];
}

/** The free times of a day, or without one of the first day that has any; no date where nothing is free for four weeks. */
export async function timesOfDay(
  deps: Pick<Deps, 'database' | 'clock'>,
  wanted: Omit<Wanted, 'from'>,
  date: string | undefined,
): Promise<{ date: string | null; free: string[] }> {
  const from = date ?? today(deps.clock);
  const [first] = await freeDays(deps, { ...wanted, from }, date === undefined ? daysAhead : 0);
  if (first && (date === undefined || first.date === date)) return first;
  return { date: date ?? null, free: [] };
}

/** Taken times of a day, still ahead, into which a visit may be squeezed. */
export async function takenTimes(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { doctorId, practiceId, mode }: Omit<Wanted, 'from'>,
  day: string,
): Promise<string[]> {
  const { timeZone } = clock;
  const now = new Date(clock.now());
  const rows = await takenStarts(database.pool, { doctorId, practiceId, mode, day, timeZone, now });
  return rows.map(({ start }) => labelOf(start));
}
