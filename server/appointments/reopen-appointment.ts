import pg from 'pg';
import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { AppointmentAction, AppointmentStatus } from '#domain/appointment-life.ts';
import { withdrawAnnouncements } from '#server/notifications/announcing/withdraw-announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeStatus } from './change-status.ts';
import type { Party } from './own-appointment.ts';

/**
 * Reopens a visit that was completed by mistake, or whose patient comes all the same (G-04,
 * docs/product.md#life-of-an-appointment). Its prescription stays as the doctor's draft; what was to be told of it, and the
 * invitation to review, go with the completion. Refuses as `changeStatus` does, or with `slot_taken` where somebody has been
 * given the time of a patient who did not come.
 */
export function reopenAppointment(
  deps: Deps,
  doctorId: number,
  appointmentId: number,
): Promise<AppointmentStatus> {
  return deps.database.transaction(async (db) => {
    const status = await reopen(deps, db, { role: 'doctor', id: doctorId }, appointmentId, 'reopen');
    const now = new Date(deps.clock.now());
    await withdrawAnnouncements(db, appointmentId, ['prescriptionReady', 'reviewInvited'], now);
    return status;
  });
}

/** Takes back that the patient of a visit did not come, and nothing else; refuses as reopening does. */
export const takeMarkBack = (
  deps: Deps,
  db: Queryable,
  doctor: Party,
  appointmentId: number,
): Promise<AppointmentStatus> =>
  reopen(deps, db, doctor, appointmentId, (status) => (status === 'Incomplete' ? 'reopen' : null));

async function reopen(
  deps: Deps,
  db: Queryable,
  doctor: Party,
  appointmentId: number,
  choose: AppointmentAction | ((status: AppointmentStatus) => AppointmentAction | null),
): Promise<AppointmentStatus> {
  try {
    return (await changeStatus(deps, db, appointmentId, doctor, choose)).status;
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.code === '23P01';
    throw isTaken ? new Refusal('slot_taken') : error;
  }
}
