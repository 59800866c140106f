import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { revertToSchedule } from '#server/scheduling/schedules/revert-to-schedule.ts';
import { logHoursChange } from './log-hours-change.ts';
import { requireChangeablePractice } from './require-desk-practice.ts';

/**
 * Makes a day of a doctor at the caller's hospital follow the weekly hours again, and notifies the doctor.
 * Refuses as `revertToSchedule` and `requireChangeablePractice` do.
 */
export async function reopenDoctorDay(
  deps: Deps,
  caller: StaffCaller,
  date: string,
  practiceId: number,
  address: string,
): Promise<void> {
  const practice = await requireChangeablePractice(deps, caller, practiceId);
  await revertToSchedule(deps, practice.doctor_id, practice.id, date, {
    note: (db) => logHoursChange(deps, db, caller, address, practice, { what: 'open', day: date }),
  });
}
