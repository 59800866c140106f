import type { z } from 'zod';
import type { requestRescheduleEndpoint } from '#contract/appointments/appointment-changes.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { changeStatus } from '../changes/change-status.ts';

/** The slot stays occupied until the doctor answers. Refuses as `changeStatus` does. */
export async function requestReschedule(
  patient: Actor,
  deps: Deps,
  appointmentId: number,
  { reason, preferredDate, preferredSlot }: z.output<typeof requestRescheduleEndpoint.body>,
): Promise<AppointmentStatus> {
  const preferredStart =
    preferredDate && preferredSlot ? toSlotStart(preferredDate, preferredSlot, deps.clock.timeZone) : null;
  if (preferredStart && preferredStart.getTime() <= deps.clock.now()) {
    throw fieldRefusal('preferredSlot', 'field_preferred_past');
  }
  const { status } = await changeStatus(patient, deps, deps.database.pool, appointmentId, 'askToReschedule', {
    rescheduleReason: reason,
    preferredStart,
  });
  return status;
}
