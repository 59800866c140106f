import type { z } from 'zod';
import type { closeFrontDeskDayEndpoint } from '#contract/hospital/hospital-schedules.ts';
import { closeDay } from '#server/appointments/closing/close-day.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { logHoursChange } from './log-hours-change.ts';
import { requireChangeablePractice } from './require-desk-practice.ts';

/**
 * Closes a day of a doctor at the caller's hospital, as if the doctor took it off. Events name the staff
 * member, and the doctor is notified. Returns the number of visits and requests affected. Refuses as
 * `closeDay` and `requireChangeablePractice` do.
 */
export async function closeDoctorDay(
  actor: StaffActor,
  deps: Deps,
  date: string,
  { practiceId, way, reason }: z.output<typeof closeFrontDeskDayEndpoint.body>,
): Promise<number> {
  const practice = await requireChangeablePractice(actor, deps, practiceId);
  const notified = await closeDay(
    { role: 'doctor', id: practice.doctor_id, account: actor },
    deps,
    date,
    { way, reason, practiceId: practice.id },
    (db) => logHoursChange(actor, deps, db, practice, { what: 'closed', day: date }),
  );
  deps.outbox.hurry();
  return notified;
}
