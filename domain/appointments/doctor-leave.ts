import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import type { AppointmentStatus } from './appointment-lifecycle.ts';

/** Rules of a doctor's leave (docs/product.md#leave). Instants are milliseconds since the epoch. */
export const leaveStrategies = ['same', 'colleague', 'ask'] as const;
/**
 * Offer three times of the same doctor, or one of a colleague, or ask the patient, who has the visit until
 * then.
 */
export type LeaveStrategy = (typeof leaveStrategies)[number];

/** Visits that are usually decided together. */
export const leaveGroups = ['clinic', 'video', 'requests'] as const;
export type LeaveGroup = (typeof leaveGroups)[number];

/** `moved`: the patient has to pick a time, because there was none to offer or they had not answered. */
export const noticeKinds = ['offered', 'colleague', 'asked', 'moved'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const leaveStates = ['sending', 'done', 'undone', 'ended'] as const;
export type LeaveState = (typeof leaveStates)[number];

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

const maxLeaveDays = 366;
export const maxOffers = 3;
export const leaveUndoSeconds = 5;

/** Whole days, or with `hours` only those minutes of each day. */
export interface LeavePeriod {
  readonly from: string;
  /** Inclusive. */
  readonly to: string;
  readonly hours: { readonly from: number; readonly to: number } | null;
}

/** The end is excluded. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** In order: one range, or with hours one for each day. */
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

/** Null if the period is valid: it ends after it begins, and in the future. */
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

export function toLeaveGroup(visit: {
  readonly status: AppointmentStatus;
  readonly consultStatus: ConsultMode;
}): LeaveGroup {
  if (visit.status === 'Requested') return 'requests';
  return visit.consultStatus === 'Online' ? 'video' : 'clinic';
}

export interface FreeTime {
  readonly practiceId: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * Sorts free times for offering: first one for each of the next days, nearest to the visit's time of day and
 * preferably at its own practice, then the rest by time. So a patient who cannot come on Mondays has a
 * choice.
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

/** For a colleague's times. */
export function sortByNearest<T extends FreeTime>(free: readonly T[], startsAt: number): T[] {
  const away = (time: T) => Math.abs(time.startsAt - startsAt);
  return free.toSorted((one, next) => away(one) - away(next) || one.startsAt - next.startsAt);
}

const hour = 3_600_000;

/**
 * Two days, but no longer than a day before the first offered time, or half of the time until then where that
 * is sooner.
 */
export function toOfferExpiry(now: number, earliest: number): number {
  return Math.min(now + 48 * hour, Math.max(earliest - 24 * hour, now + (earliest - now) / 2));
}

/** After two days, or half of the time until the visit, the patient gets the only reminder. */
export const toAnswerDeadline = (now: number, startsAt: number): number =>
  Math.min(now + 48 * hour, now + Math.max(0, startsAt - now) / 2);
