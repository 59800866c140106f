import type { z } from 'zod';
import type { updateStatusEndpoint } from '#contract/appointment-changes.ts';
import { type AppointmentAction, type AppointmentStatus, actionBetween } from '#domain/appointment-life.ts';
import type { Deps } from '#server/platform/deps.ts';
import { writePrescription } from '#server/prescriptions/write-prescription.ts';
import { changeStatus } from './change-status.ts';

/**
 * What the doctor may do in today's table and on the detail page; reschedule requests are answered elsewhere.
 */
const closing: readonly AppointmentAction[] = ['complete', 'callOff', 'reschedule', 'reject'];

/**
 * Closes an appointment: Completed with an optional prescription, Rejected with a reason, or Rescheduled
 * (G-04). Refuses as `changeStatus` does.
 */
export function closeAppointment(
  deps: Deps,
  doctorId: number,
  appointmentId: number,
  { appStatus, rejectionReason, prescription }: z.output<typeof updateStatusEndpoint.body>,
): Promise<AppointmentStatus> {
  const choose = (status: AppointmentStatus) => {
    const action = actionBetween('doctor', status, appStatus);
    return action && closing.includes(action) ? action : null;
  };
  const particulars = appStatus === 'Rejected' ? { rejectionReason } : {};
  return deps.database.transaction(async (db) => {
    const doctor = { role: 'doctor', id: doctorId } as const;
    const { status } = await changeStatus(deps, db, appointmentId, doctor, choose, particulars);
    if (status === 'Completed' && prescription) {
      await writePrescription(deps, db, appointmentId, prescription, null);
    }
    return status;
  });
}
