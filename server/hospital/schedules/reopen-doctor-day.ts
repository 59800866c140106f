import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { revertToSchedule } from '#server/scheduling/schedules/revert-to-schedule.ts';
import { logHoursChange } from './log-hours-change.ts';
import { requireChangeablePractice } from './require-desk-practice.ts';

/**
 * Makes a day of a doctor at the caller's hospital follow the weekly hours again, and notifies the doctor.
 * Refuses as `revertToSchedule` and `requireChangeablePractice` do.
 */
export async function reopenDoctorDay(
  actor: StaffActor,
  deps: Deps,
  date: string,
  practiceId: number,
): Promise<void> {
  const practice = await requireChangeablePractice(actor, deps, practiceId);
  await revertToSchedule({ id: practice.doctor_id }, deps, practice.id, date, {
    note: (db) => logHoursChange(actor, deps, db, practice, { what: 'open', day: date }),
  });
}
