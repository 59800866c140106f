import { Refusal } from '#contract/refusals.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeStatus } from './change-status.ts';
import { ownAppointment } from './own-appointment.ts';

/**
 * Marks an Incomplete visit as one to which the patient did not come (G-04). If it is marked already, nothing
 * changes. Refuses as `changeStatus` does.
 */
export async function markDidNotCome(
  deps: Deps,
  doctorId: number,
  appointmentId: number,
): Promise<AppointmentStatus> {
  const { pool } = deps.database;
  const doctor = { role: 'doctor', id: doctorId } as const;
  try {
    return (await changeStatus(deps, pool, appointmentId, doctor, 'didNotCome')).status;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'wrong_status')) throw error;
    const { status, did_not_come } = await ownAppointment(pool, appointmentId, doctor);
    if (!did_not_come) throw error;
    return status;
  }
}
