import type { AppointmentStatus } from './appointment-life.ts';

/** The middle of a visit, in its order (docs/product.md#the-middle-of-a-visit). A step may be left out. */
export const visitSteps = ['arrive', 'call', 'start', 'end'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** When each step was taken, in milliseconds since the epoch; null when it was not, or not yet. */
export type VisitProgress = Readonly<Record<VisitStep, number | null>>;

/** The statuses in which a visit goes on: it was accepted and is not over. */
export const progressStatuses = ['Pending', 'Confirmed'] as const satisfies readonly AppointmentStatus[];

/** What the rules need to know of a visit. Instants are milliseconds since the epoch. */
interface ProgressFacts {
  readonly status: AppointmentStatus;
  /** Beginning and end of the visit's day in the clinic's calendar. */
  readonly dayBeginsAt: number;
  readonly dayEndsAt: number;
  readonly progress: VisitProgress;
}

/** `taken`: it was taken before, which a repeat does not change. `passed`: a later step was taken without it. */
export type StepVerdict = 'allowed' | 'taken' | 'wrong-status' | 'too-early' | 'passed';

/** The steps that come after this one. */
export const listLaterSteps = (step: VisitStep): readonly VisitStep[] =>
  visitSteps.slice(visitSteps.indexOf(step) + 1);

/**
 * Whether a step may be taken now. Checked in this order: whether it was, the status, the day, the steps after it. Once the
 * day is over nothing of it is noted any more, as the visit is closed.
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

/** When a step that is taken now was taken: not before those ahead of it, whatever another process's clock said. */
export const toStepInstant = (progress: VisitProgress, now: number): number =>
  Math.max(now, ...visitSteps.map((step) => progress[step] ?? now));
