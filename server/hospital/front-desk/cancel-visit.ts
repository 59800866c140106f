import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { type ActionDetails, changeStatus } from '#server/appointments/changes/change-status.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { hasBegun } from './can-cancel-visit.ts';
import { logDeskAction } from './log-desk-action.ts';

const lockVisit = statement('lock_visit', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{
    patient_id: number;
    status: AppointmentStatus;
    started_at: Date | null;
    ended_at: Date | null;
  }>,
  sql: `
    select a.patient_id, a.status, a.started_at, a.ended_at from appointments a
    where a.id = :id and a.hospital_id = :hospitalId and ${isAppointmentSql('a')} for no key update`,
});

const cancellableStatuses: readonly AppointmentStatus[] = openStatuses;

/**
 * Hospital staff cancel a visit on behalf of its patient. A patient may always cancel, so this needs no
 * permission from the doctor. Idempotent. Refuses with `appointment_not_found` at another hospital's visit,
 * with `wrong_status`, with `step_passed` once it was marked as begun, or with `too_late` when its day is
 * over.
 */
export async function cancelVisit(
  deps: Deps,
  caller: StaffCaller,
  appointmentId: number,
  address: string,
): Promise<void> {
  const { role, id, hospitalId } = caller;
  const cancel = () =>
    deps.database.transaction(async (db) => {
      // Concurrent actions wait for the lock, so the status read here is current.
      const [visit] = await lockVisit(db, { id: appointmentId, hospitalId });
      if (!visit) throw new Refusal('appointment_not_found');
      if (visit.status === 'Cancelled') return;
      if (hasBegun(visit) && cancellableStatuses.includes(visit.status)) throw new Refusal('step_passed');
      const patient: ActingUser = { role: 'patient', id: visit.patient_id, actedBy: { role, id } };
      const take = (action: 'withdrawReschedule' | 'cancel', particulars?: ActionDetails) =>
        changeStatus(deps, db, appointmentId, patient, action, particulars);
      // Silent, because a cancellation notice follows immediately.
      if (visit.status === 'Request for Rescheduling') await take('withdrawReschedule', { silent: true });
      await take('cancel');
      await logDeskAction(
        deps,
        db,
        caller,
        address,
        { appointmentId, patientId: visit.patient_id },
        'cancel',
      );
    });
  await retryDeadlocks(cancel);
}
