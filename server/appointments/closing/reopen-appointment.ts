import type { Queryable } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import { withdrawAnnouncements } from '#server/platform/announcements/withdraw-announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeStatus } from '../changes/change-status.ts';

/**
 * Reopens a visit that was completed by mistake or whose patient came after all. Its prescription becomes the
 * doctor's draft; pending notifications and the invitation to review go with the completion. Refuses as
 * `changeStatus` does.
 */
export function reopenAppointment(
  deps: Deps,
  doctorId: number,
  appointmentId: number,
): Promise<AppointmentStatus> {
  return deps.database.transaction(async (db) => {
    const doctor = { role: 'doctor', id: doctorId } as const;
    const { status } = await changeStatus(deps, db, appointmentId, doctor, 'reopen');
    const now = new Date(deps.clock.now());
    await withdrawAnnouncements(db, appointmentId, ['prescriptionReady', 'reviewInvited'], now);
    return status;
  });
}

/** Refuses as `reopenAppointment` does. */
export const unmarkNoShow = async (
  deps: Deps,
  db: Queryable,
  doctor: ActingUser,
  appointmentId: number,
): Promise<AppointmentStatus> => {
  const choose = (status: AppointmentStatus) => (status === 'Incomplete' ? 'reopen' : null);
  return (await changeStatus(deps, db, appointmentId, doctor, choose)).status;
};
