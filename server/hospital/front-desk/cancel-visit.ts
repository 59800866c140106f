import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { asStaff } from './as-staff.ts';
import { hasBegun } from './can-cancel-visit.ts';

const lockVisit = statement('lock_visit', {
  values: { id: of<number> },
  row: of<{ status: AppointmentStatus; started_at: Date | null; ended_at: Date | null }>,
  sql: 'select status, started_at, ended_at from appointments where id = :id for no key update',
});

const cancellableStatuses: readonly AppointmentStatus[] = openStatuses;

/**
 * Hospital staff cancel a visit on behalf of its patient. A patient may always cancel, so this needs no
 * permission from the doctor. Idempotent. Refuses with `appointment_not_found` at another hospital's visit,
 * with `wrong_status`, with `step_passed` once it was marked as begun, or with `too_late` when its day is
 * over.
 */
export const cancelVisit = (
  actor: StaffActor,
  deps: Deps,
  id: number,
): Promise<{ readonly isNew: boolean }> =>
  asStaff(actor, deps, { visit: id, permission: null, logs: 'cancel' }, async ({ patient }, db) => {
    // Concurrent actions wait for the lock, so the status read here is current.
    const [visit] = await lockVisit(db, { id });
    if (!visit) throw new Refusal('appointment_not_found');
    if (visit.status === 'Cancelled') return { isNew: false };
    if (hasBegun(visit) && cancellableStatuses.includes(visit.status)) throw new Refusal('step_passed');
    // Silent, because a cancellation notice follows immediately.
    if (visit.status === 'Request for Rescheduling')
      await changeStatus(patient, deps, db, id, 'withdrawReschedule', { silent: true });
    await changeStatus(patient, deps, db, id, 'cancel');
    return { isNew: true };
  });
