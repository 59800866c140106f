import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { DoctorJoinVerdict } from '#domain/video/join-window.ts';
import type { DayPhase } from './day-order.ts';

/** The one button of a row: joins the video room or closes the visit; null while nothing is due. */
export type DueAction = 'join' | 'done' | 'doneAfterVideo' | null;

interface DueFacts {
  readonly appointment: Pick<DoctorAppointment, 'allowedActions' | 'consultStatus'>;
  readonly standing: DayPhase;
  readonly isNext: boolean;
  readonly verdict: DoctorJoinVerdict;
  /** The doctor has been in this visit's video room and left it. */
  readonly left: boolean;
}

export function findDueAction({ appointment, standing, isNext, verdict, left }: DueFacts): DueAction {
  const { allowedActions, consultStatus } = appointment;
  const isOpen = allowedActions.includes('complete') || allowedActions.includes('callOff');
  const mayComplete = allowedActions.includes('complete');
  if (!isOpen) return null;
  const isDue = standing !== 'later' || isNext;
  const done = mayComplete && isDue ? 'done' : null;
  if (consultStatus !== 'Online') return done;
  if (left) return mayComplete ? 'doneAfterVideo' : null;
  // The room outlives the slot: a late patient can still be seen.
  if (verdict === 'open') return 'join';
  if (verdict === 'no-meeting' || standing === 'over') return done;
  return isDue ? 'join' : null;
}
