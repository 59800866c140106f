import type { ConsultMode } from '#domain/doctors/modes.ts';
import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import type { AppointmentStatus } from './appointment-life.ts';

/**
 * A doctor's leave (K-05, docs/product.md#leave): what it closes, whom it touches, and which times are offered
 * instead. Instants are milliseconds since the epoch.
 */
export const leaveStrategies = ['same', 'colleague', 'ask'] as const;
/** Three times of the same doctor, one of a colleague, or the patient is asked and keeps the visit until then. */
export type LeaveStrategy = (typeof leaveStrategies)[number];

/** The visits of a leave, by what is usually decided for them together. */
export const leaveGroups = ['clinic', 'video', 'requests'] as const;
export type LeaveGroup = (typeof leaveGroups)[number];

/** How a patient was told. `moved`: to pick a time themselves, for there was none to offer or they had not answered. */
export const noticeKinds = ['offered', 'colleague', 'asked', 'moved'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const leaveStates = ['sending', 'done', 'undone', 'ended'] as const;
export type LeaveState = (typeof leaveStates)[number];

/** What became of a visit of a leave, as its doctor sees it. */
export const leaveOutcomes = [
  'waiting', // to be told
  'undone', // the leave was given up before
  'open', // told, and no answer yet
  'unanswered', // reminded, and still no answer
  'declined', // none of the times suits; the patient has to pick one or cancel
  'moved', // to another time of the same doctor
  'colleague', // to a colleague's time
  'cancelled', // by its patient
  'closed', // it had changed before anybody was told
] as const;
export type LeaveOutcome = (typeof leaveOutcomes)[number];

/** How many days a leave may last. */
const maxLeaveDays = 366;
/** How many times are offered. */
export const maxOffers = 3;
/** How long the doctor can undo before the first patient is told. */
export const leaveUndoSeconds = 5;

/** Days, and with `hours` only those minutes of each. */
export interface LeavePeriod {
  readonly from: string;
  /** The last day. */
  readonly to: string;
  readonly hours: { readonly from: number; readonly to: number } | null;
}

/** A stretch of time; the end is excluded. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** What a leave closes, in order: one stretch, or with hours one for each day. */
export function listClosedRanges({ from, to, hours }: LeavePeriod, timeZone: string): TimeRange[] {
  if (!hours) return [{ from: toInstant(from, 0, timeZone), to: toInstant(addDays(to, 1), 0, timeZone) }];
  const stretches: TimeRange[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    stretches.push({
      from: toInstant(day, hours.from, timeZone),
      to: toInstant(day, hours.to, timeZone),
    });
  }
  return stretches;
}

/** Why a period is no leave; null if it is one: it ends after it begins, and ends in the future. */
export function findLeaveProblem(
  { from, to, hours }: LeavePeriod,
  now: number,
  timeZone: string,
): 'backwards' | 'past' | 'long' | null {
  if (to < from || (hours && hours.to <= hours.from)) return 'backwards';
  if (to > addDays(from, maxLeaveDays - 1)) return 'long';
  const end = hours ? toInstant(to, hours.to, timeZone) : toInstant(addDays(to, 1), 0, timeZone);
  return end <= now ? 'past' : null;
}

/** Which group a visit belongs to. */
export function toLeaveGroup(visit: {
  readonly status: AppointmentStatus;
  readonly consultStatus: ConsultMode;
}): LeaveGroup {
  if (visit.status === 'Requested') return 'requests';
  return visit.consultStatus === 'Online' ? 'video' : 'clinic';
}

/** A free time of a practice. */
export interface FreeTime {
  readonly practiceId: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * Free times in the order in which they are to be offered instead of a visit: one of each of the next days, as near as can
 * be to the visit's time of day, its own practice first; then the rest by time. Whoever cannot come on Mondays has a choice.
 */
export function sortForOffering<T extends FreeTime>(
  free: readonly T[],
  visit: { readonly practiceId: number | null; readonly startsAt: number },
  timeZone: string,
): T[] {
  const ofDay = toMinutesOfDay(visit.startsAt, timeZone);
  const elsewhere = (time: T) => Number(visit.practiceId !== null && time.practiceId !== visit.practiceId);
  const away = (time: T) => Math.abs(toMinutesOfDay(time.startsAt, timeZone) - ofDay);
  const best = new Map<string, T>();
  for (const time of free) {
    const day = toCalendarDay(time.startsAt, timeZone);
    const other = best.get(day);
    const isBetter =
      !other ||
      elsewhere(time) < elsewhere(other) ||
      (elsewhere(time) === elsewhere(other) && away(time) < away(other));
    if (isBetter) best.set(day, time);
  }
  const byTime = (one: T, next: T) => elsewhere(one) - elsewhere(next) || one.startsAt - next.startsAt;
  const first = [...best.values()].sort(byTime);
  const rest = free.filter((time) => !first.includes(time)).sort(byTime);
  return [...first, ...rest];
}

/** Free times of a colleague, the nearest to the visit first. */
export function sortByNearest<T extends FreeTime>(free: readonly T[], startsAt: number): T[] {
  const away = (time: T) => Math.abs(time.startsAt - startsAt);
  return free.toSorted((one, next) => away(one) - away(next) || one.startsAt - next.startsAt);
}

const hour = 3_600_000;

/**
 * Until when offered times are held: two days, but no longer than a day before the first of them, or half of the time until
 * then where that is sooner.
 */
export function toOfferExpiry(now: number, earliest: number): number {
  return Math.min(now + 48 * hour, Math.max(earliest - 24 * hour, now + (earliest - now) / 2));
}

/** Until when an answer to the bare question is awaited before the one reminder: two days, or half of the time until the visit. */
export const toAnswerDeadline = (now: number, startsAt: number): number =>
  Math.min(now + 48 * hour, now + Math.max(0, startsAt - now) / 2);
