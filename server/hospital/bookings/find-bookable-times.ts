import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAvailability } from '#server/scheduling/availability/find-free-slots.ts';
import { type BookableDoctorRow, listTakenStarts } from './hospital-booking-queries.ts';

interface SlotSearch {
  readonly doctorId: number;
  readonly practiceId: number;
  readonly mode: ConsultMode;
  /** YYYY-MM-DD. */
  readonly from: string;
}

const searchDays = 27;

/** By day; days without a free slot are left out. */
async function findFreeDays(
  deps: Pick<Deps, 'database' | 'clock'>,
  { doctorId, practiceId, mode, from }: SlotSearch,
  days = searchDays,
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

/** The next free slots from a day on, without the one just refused on that day. */
export async function findNextTimes(
  deps: Pick<Deps, 'database' | 'clock'>,
  wanted: SlotSearch,
  max: number,
  refused: string,
): Promise<FreeSlot[]> {
  const days = await findFreeDays(deps, wanted);
  return days
    .flatMap(({ date, free }) => free.map((slot) => ({ date, slot })))
    .filter(({ date, slot }) => date !== wanted.from || slot > refused)
    .slice(0, max);
}

/** A slot with another doctor or on another day, offered when a day is full. */
export interface AlternativeTime extends FreeSlot {
  readonly doctor: BookableDoctorRow;
}

/**
 * Bounds the search: a hospital may have many doctors of a specialization, and the desk needs one of the next
 * slots.
 */
const maxColleagues = 12;
const colleaguesOffered = 3;

/**
 * The doctor's next free slot from a day on, then those of colleagues of the same specialization, earliest
 * first.
 */
export async function findAlternativeTimes(
  deps: Pick<Deps, 'database' | 'clock'>,
  wanted: SlotSearch,
  doctors: readonly BookableDoctorRow[],
): Promise<AlternativeTime[]> {
  const isOwn = (one: BookableDoctorRow) =>
    one.doctor_id === wanted.doctorId && one.practice_id === wanted.practiceId;
  const own = doctors.find(isOwn);
  const colleagues = doctors.filter(
    (one) =>
      one.doctor_id !== wanted.doctorId &&
      one.specialization === own?.specialization &&
      one.modes.includes(wanted.mode),
  );
  const next = async (doctor: BookableDoctorRow): Promise<AlternativeTime[]> => {
    const at = { ...wanted, doctorId: doctor.doctor_id, practiceId: doctor.practice_id };
    const [day] = await findFreeDays(deps, at);
    const [slot] = day?.free ?? [];
    return day && slot ? [{ doctor, date: day.date, slot }] : [];
  };
  const others = (await Promise.all(colleagues.slice(0, maxColleagues).map(next))).flat();
  others.sort((one, other) => `${one.date} ${one.slot}`.localeCompare(`${other.date} ${other.slot}`));
  return [...(own ? await next(own) : []), ...others.slice(0, colleaguesOffered)];
}

/**
 * The free slots of a day, or of the first day that has any. The date is absent if nothing is free for four
 * weeks.
 */
export async function findDayTimes(
  deps: Pick<Deps, 'database' | 'clock'>,
  wanted: Omit<SlotSearch, 'from'>,
  date: string | undefined,
): Promise<{ date: string | null; free: string[] }> {
  const from = date ?? today(deps.clock);
  const [first] = await findFreeDays(deps, { ...wanted, from }, date === undefined ? searchDays : 0);
  if (first && (date === undefined || first.date === date)) return first;
  return { date: date ?? null, free: [] };
}

export async function findTakenTimes(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { doctorId, practiceId, mode }: Omit<SlotSearch, 'from'>,
  day: string,
): Promise<string[]> {
  const { timeZone } = clock;
  const now = new Date(clock.now());
  const rows = await listTakenStarts(database.pool, { doctorId, practiceId, mode, day, timeZone, now });
  return rows.map(({ start }) => formatSlotTime(start));
}
