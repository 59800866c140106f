import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { changeStatus } from '../changes/change-status.ts';
import { requireOwnAppointment } from '../changes/own-appointment.ts';

/**
 * Marks the patient of a visit as a no-show, which makes it Incomplete. Does nothing if already marked.
 * Refuses as `changeStatus` does.
 */
export async function markNoShow(
  doctor: Actor,
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  appointmentId: number,
): Promise<{ readonly status: AppointmentStatus; readonly isNew: boolean }> {
  try {
    const { status } = await changeStatus(doctor, deps, db, appointmentId, 'didNotCome');
    return { status, isNew: true };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'wrong_status')) throw error;
    const { status, did_not_come } = await requireOwnAppointment(doctor, db, appointmentId);
    if (!did_not_come) throw error;
    return { status, isNew: false };
  }
}
