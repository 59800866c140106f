import type { VisitProgress } from '#domain/appointments/visit-progress.ts';

/** Doctors per call: the front desk sees no more on one screen, and a hospital may have two hundred. */
export const maxDoctorColumns = 12;

/**
 * `onDuty` is between the first and the last time there, `comes` before, `over` afterwards, `leave` when a
 * leave closes all of it, `off` without any times. On other days: `comes` in the future, `over` in the past.
 */
export const dutyStates = ['onDuty', 'comes', 'over', 'leave', 'off'] as const;
export type DutyState = (typeof dutyStates)[number];

interface Duty {
  readonly date: string;
  /** Minutes from midnight of the first start and the last end; null without times. */
  readonly works: { readonly from: number; readonly to: number } | null;
  readonly isOnLeave: boolean;
}

export function toDutyState(duty: Duty, now: { readonly date: string; readonly minutes: number }): DutyState {
  if (duty.isOnLeave) return 'leave';
  if (!duty.works) return 'off';
  if (duty.date !== now.date) return duty.date > now.date ? 'comes' : 'over';
  if (now.minutes < duty.works.from) return 'comes';
  return now.minutes < duty.works.to ? 'onDuty' : 'over';
}

/** On duty first, then those still to come, then the rest. */
export const toDutyRank = (state: DutyState): number =>
  ({ onDuty: 0, comes: 1, over: 2, leave: 3, off: 4 })[state];

interface VisitUnderWay {
  readonly startsAt: number;
  readonly progress: VisitProgress;
  /** It was accepted and is not over. */
  readonly goesOn: boolean;
}

const minute = 60_000;

/**
 * The delay of the visit in the room, by when it began or was called; else how long the first waiting patient
 * has waited beyond their time. Null if there is no sign of a delay.
 */
export function findMinutesBehind(visits: readonly VisitUnderWay[], now: number): number | null {
  const open = visits.filter(({ goesOn, progress }) => goesOn && progress.end === null);
  const inRoom = open.filter(({ progress }) => progress.start !== null || progress.call !== null);
  const newest = inRoom.sort((one, other) => other.startsAt - one.startsAt)[0];
  const waiting = open.filter(
    ({ progress }) => progress.arrive !== null && !progress.call && !progress.start,
  );
  const first = waiting.sort((one, other) => one.startsAt - other.startsAt)[0];
  const behind = [
    ...(newest ? [(newest.progress.start ?? newest.progress.call ?? 0) - newest.startsAt] : []),
    ...(first ? [now - first.startsAt] : []),
  ];
  if (behind.length === 0) return null;
  return Math.max(0, Math.floor(Math.max(...behind) / minute));
}
