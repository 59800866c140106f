import { Refusal } from '#contract/platform/refusals.ts';
import { canBeLate, isWithinLateWindow, type LateMinutes } from '#domain/appointments/lateness.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import { announceAppointmentEvent } from '#server/platform/announcements/announce-appointment-event.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Actor, toEventActor } from '#server/platform/http/actor.ts';
import { updateLateness } from './delay-queries.ts';

/**
 * A patient reports to be late, and the doctor is notified. A repeat changes nothing. Refuses with
 * `appointment_not_found`, `wrong_status` unless it is Pending or Confirmed, or `late_closed` before the last
 * three hours and more than one hour after the start.
 */
export async function reportLateness(
  patient: Actor,
  deps: Deps,
  id: number,
  minutes: LateMinutes,
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const { status, starts_at } = await requireOwnAppointment(patient, database.pool, id);
  if (!canBeLate(status)) throw new Refusal('wrong_status', { appStatus: status });
  if (!isWithinLateWindow(starts_at.getTime(), now)) throw new Refusal('late_closed');
  await database.transaction(async (db) => {
    const { id: patientId, via = null } = patient;
    const { actorId } = toEventActor(patient);
    const values = { id, patientId, actorId, minutes, via, at: new Date(now) };
    const [changed] = await updateLateness(db, values);
    if (changed) return announceAppointmentEvent(deps, db, 'runningLate', id, { minutes });
    const { status: present } = await requireOwnAppointment(patient, db, id);
    if (!canBeLate(present)) throw new Refusal('wrong_status', { appStatus: present });
  });
}
