import type { Queryable } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isAskedToMove } from '../leave-offers/leave-offer-queries.ts';

type StatusDeps = Pick<Deps, 'config' | 'clock'>;

interface Visit {
  readonly id: number;
  readonly status: AppointmentStatus;
  readonly doctor_id: number;
}

/** Makes an open visit Rescheduled by the steps that its doctor would take, without notifications. */
export async function releaseSlot(deps: StatusDeps, db: Queryable, visit: Visit): Promise<void> {
  const doctor = { role: 'doctor', id: visit.doctor_id } as const;
  const silent = { silent: true };
  if (visit.status === 'Request for Rescheduling') {
    await changeStatus(doctor, deps, db, visit.id, 'approveReschedule', silent);
    return;
  }
  if (visit.status === 'Requested') await changeStatus(doctor, deps, db, visit.id, 'accept', silent);
  await changeStatus(doctor, deps, db, visit.id, 'reschedule', silent);
}

/**
 * Releases the slot if the patient was asked to move the visit or notified of a delay, so that they can pick
 * another time without approval. False for any other visit.
 */
export async function releaseSlotIfAskedToMove(
  deps: StatusDeps,
  db: Queryable,
  id: number,
  { status, doctor_id }: Omit<Visit, 'id'>,
): Promise<boolean> {
  const [row] = await isAskedToMove(db, { appointmentId: id });
  if (!row?.asked) return false;
  await releaseSlot(deps, db, { id, status, doctor_id });
  return true;
}
