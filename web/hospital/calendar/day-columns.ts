import type { DayVisit, DoctorOnDuty } from '#contract/hospital/front-desk-day.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';

export type DutyDay = DoctorOnDuty['days'][number];
export type DutyTime = DutyDay['times'][number];

export interface DayColumn {
  readonly key: string;
  readonly doctor: DoctorOnDuty;
  readonly day: DutyDay;
  readonly visits: readonly DayVisit[];
}

/** By doctor, and for each doctor by day. */
export const toColumns = (doctors: readonly DoctorOnDuty[], visits: readonly DayVisit[]): DayColumn[] =>
  doctors.flatMap((doctor) =>
    doctor.days.map((day) => ({
      key: `${doctor.doctorId} ${day.date}`,
      doctor,
      day,
      visits: visits.filter((visit) => visit.doctorId === doctor.doctorId && visit.date === day.date),
    })),
  );

/**
 * A visit as the columns show it now: null if they show its day without it, unchanged if they show other
 * days.
 */
export function findCurrentVisit(visit: DayVisit, columns: readonly DayColumn[]): DayVisit | null {
  const { appointmentId, doctorId, date } = visit;
  const column = columns.find(({ doctor, day }) => doctor.doctorId === doctorId && day.date === date);
  if (!column) return visit;
  return column.visits.find((one) => one.appointmentId === appointmentId) ?? null;
}

export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

const getStart = ({ slot }: { readonly slot: string }) => toMinutes(slot) ?? 0;
export const toMinuteRange = (timed: { readonly slot: string; readonly minutes: number }): MinuteRange => ({
  from: getStart(timed),
  to: getStart(timed) + timed.minutes,
});
const overlap = (one: MinuteRange, other: MinuteRange) => one.from < other.to && other.from < one.to;

/** Whole hours around every time and visit; nine to five where there are none. */
export function getGridHours(columns: readonly DayColumn[]): MinuteRange {
  const all = columns.flatMap(({ day, visits }) => [...day.times, ...visits].map(toMinuteRange));
  if (all.length === 0) return { from: 9 * 60, to: 17 * 60 };
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(...all.map(({ to }) => to)) / 60) * 60,
  };
}

/** The doctor's presence: adjoining published times are one interval, and a gap is a break. */
export function listOpenRanges({ times }: DutyDay): MinuteRange[] {
  const open: { from: number; to: number }[] = [];
  for (const { from, to } of times.map(toMinuteRange)) {
    const last = open.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else open.push({ from, to });
  }
  return open;
}

/** Times taken by something the front desk cannot see: a reservation, or a visit of the doctor elsewhere. */
export function listTakenTimes({ day, visits }: DayColumn, now: number | null): DutyTime[] {
  const held = visits.map(toMinuteRange);
  return day.times.filter((time) => {
    const stretch = toMinuteRange(time);
    if (time.isFree || (now !== null && stretch.from <= now)) return false;
    return !held.some((one) => overlap(one, stretch));
  });
}

/** Pixels per minute: the shortest visit still has room for a line, or for a finger. */
export function getMinuteHeight(columns: readonly DayColumn[], isCoarse: boolean): number {
  const lengths = columns.flatMap(({ day, visits }) =>
    [...day.times, ...visits].map(({ minutes }) => minutes),
  );
  const shortest = Math.max(5, Math.min(30, ...lengths));
  return Math.max(isCoarse ? 1.6 : 1.4, (isCoarse ? 44 : 32) / shortest);
}

/** A free time to which a visit can be moved. */
export interface Target {
  readonly doctorId: string;
  readonly date: string;
  readonly slot: string;
}
/** Only the visit itself prevents the time from being free; its own start is no other time. */
const isBlockedBy = (visit: DayVisit, time: DutyTime) =>
  time.reservedOnce === true &&
  time.slot !== visit.slot &&
  overlap(toMinuteRange(time), toMinuteRange(visit));

export const targetKey = ({ doctorId, date, slot }: Target) => `${doctorId} ${date} ${slot}`;

export function listTargets(visit: DayVisit, columns: readonly DayColumn[]): Target[] {
  return columns
    .filter(({ doctor }) => doctor.doctorId === visit.doctorId)
    .flatMap(({ day }) =>
      day.times
        .filter(({ mode }) => mode === 'Any' || mode === visit.consultStatus)
        .filter((time) => time.isFree || (day.date === visit.date && isBlockedBy(visit, time)))
        .map(({ slot }) => ({ doctorId: visit.doctorId, date: day.date, slot })),
    )
    .sort((one, other) => `${one.date} ${one.slot}`.localeCompare(`${other.date} ${other.slot}`));
}

/** The choice begins at the first free time after the visit, else at the last one. */
export const findFirstTarget = (visit: DayVisit, targets: readonly Target[]): Target | null =>
  targets.find(({ date, slot }) => `${date} ${slot}` > `${visit.date} ${visit.slot}`) ??
  targets.at(-1) ??
  null;

/** Up and down go along the times, left and right to the nearest time of another day. */
export function findNextTarget(targets: readonly Target[], at: Target, key: string): Target | null {
  const index = targets.findIndex((one) => targetKey(one) === targetKey(at));
  const isBack = key === 'ArrowUp' || key === 'ArrowLeft';
  const dates = [...new Set(targets.map(({ date }) => date))];
  if (key === 'Home') return targets[0] ?? null;
  if (key === 'End') return targets.at(-1) ?? null;
  if (!['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key)) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown' || dates.length === 1)
    return targets[index + (isBack ? -1 : 1)] ?? at;
  const date = dates[dates.indexOf(at.date) + (isBack ? -1 : 1)];
  const wanted = toMinutes(at.slot) ?? 0;
  const distance = (one: Target) => Math.abs((toMinutes(one.slot) ?? 0) - wanted);
  const [nearest] = targets.filter((one) => one.date === date).sort((a, b) => distance(a) - distance(b));
  return nearest ?? at;
}
