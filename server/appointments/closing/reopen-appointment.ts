import type { Queryable } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { withdrawAnnouncements } from '#server/platform/announcements/withdraw-announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { changeStatus } from '../changes/change-status.ts';

/**
 * Reopens a visit that was completed by mistake or whose patient came after all. Its prescription becomes the
 * doctor's draft; pending notifications and the invitation to review go with the completion. Refuses as
 * `changeStatus` does.
 */
export function reopenAppointment(
  doctor: Actor,
  deps: Deps,
  appointmentId: number,
): Promise<AppointmentStatus> {
  return deps.database.transaction(async (db) => {
    const { status } = await changeStatus(doctor, deps, db, appointmentId, 'reopen');
    const now = new Date(deps.clock.now());
    await withdrawAnnouncements(db, appointmentId, ['prescriptionReady', 'reviewInvited'], now);
    return status;
  });
}

/** Refuses as `reopenAppointment` does. */
export const unmarkNoShow = async (
  doctor: Actor,
  deps: Deps,
  db: Queryable,
  appointmentId: number,
): Promise<AppointmentStatus> => {
  const choose = (status: AppointmentStatus) => (status === 'Incomplete' ? 'reopen' : null);
  return (await changeStatus(doctor, deps, db, appointmentId, choose)).status;
};
