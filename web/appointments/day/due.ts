import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import type { DoctorJoinVerdict } from '#domain/join-window.ts';
import type { Standing } from './order.ts';

/** The one button of a row: into the video room, or what closes the visit; null while nothing is due. */
export type Due = 'join' | 'done' | 'doneAfterVideo' | null;

interface DueFacts {
  readonly appointment: Pick<DoctorAppointment, 'allowedActions' | 'consultStatus' | 'waitingSince'>;
  readonly standing: Standing;
  readonly verdict: DoctorJoinVerdict;
  /** The doctor has been in the video room of this visit, and left it. */
  readonly left: boolean;
}

/** What a visit needs from its doctor now (docs/product.md#the-doctors-day). */
export function dueOf({ appointment, standing, verdict, left }: DueFacts): Due {
  const { allowedActions, consultStatus, waitingSince } = appointment;
  const isOpen = allowedActions.includes('complete') || allowedActions.includes('callOff');
  const mayComplete = allowedActions.includes('complete');
  if (!isOpen) return null;
  if (consultStatus === 'Online') {
    if (left) return mayComplete ? 'doneAfterVideo' : null;
    if (waitingSince !== null && verdict === 'open') return 'join';
    if (standing === 'over') return mayComplete ? 'done' : null;
    if (verdict === 'open' || standing === 'now' || standing === 'next')
      return verdict === 'no-meeting' ? (mayComplete && standing !== 'later' ? 'done' : null) : 'join';
    return null;
  }
  return mayComplete && standing !== 'later' ? 'done' : null;
}
