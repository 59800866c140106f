import type { AppointmentStatus } from './appointment-lifecycle.ts';

/** Steps of a visit, in order. Any step may be skipped. */
export const visitSteps = ['arrive', 'call', 'start', 'end'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** In milliseconds since the epoch; null if the step was not taken. */
export type VisitProgress = Readonly<Record<VisitStep, number | null>>;

export const progressStatuses = ['Pending', 'Confirmed'] as const satisfies readonly AppointmentStatus[];

/** Instants are milliseconds since the epoch. */
interface ProgressFacts {
  readonly status: AppointmentStatus;
  /** Beginning and end of the visit's day in the clinic's calendar. */
  readonly dayBeginsAt: number;
  readonly dayEndsAt: number;
  readonly progress: VisitProgress;
}

/** `taken`: already recorded, and a repeat changes nothing. `passed`: a later step was taken without it. */
export type StepVerdict = 'allowed' | 'taken' | 'wrong-status' | 'too-early' | 'passed';

export const listLaterSteps = (step: VisitStep): readonly VisitStep[] =>
  visitSteps.slice(visitSteps.indexOf(step) + 1);

/**
 * Checks in this order: whether the step was taken, the status, the day, later steps. After the day nothing
 * more is recorded, because the visit is closed.
 */
export function checkStep(
  step: VisitStep,
  { status, dayBeginsAt, dayEndsAt, progress }: ProgressFacts,
  now: number,
): StepVerdict {
  if (progress[step] !== null) return 'taken';
  if (!progressStatuses.some((one) => one === status) || now >= dayEndsAt) return 'wrong-status';
  if (now < dayBeginsAt) return 'too-early';
  return listLaterSteps(step).some((later) => progress[later] !== null) ? 'passed' : 'allowed';
}

/** Never before the earlier steps, even if another process's clock runs ahead. */
export const toStepInstant = (progress: VisitProgress, now: number): number =>
  Math.max(now, ...visitSteps.map((step) => progress[step] ?? now));
