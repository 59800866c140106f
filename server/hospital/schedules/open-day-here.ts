import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { followSchedule } from '#server/scheduling/schedules/follow-schedule.ts';
import { changeablePractice } from './desk-practice.ts';
import { noteHours } from './note-hours.ts';

/**
 * Lets a day of a doctor at the caller's hospital follow the weekly hours again (K-04), who is told (M-07). Refuses as
 * `followSchedule` and `changeablePractice` do.
 */
export async function openDayHere(
  deps: Deps,
  caller: StaffCaller,
  date: string,
  practiceId: string,
  address: string,
): Promise<void> {
  const practice = await changeablePractice(deps, caller, practiceId);
  await followSchedule(deps, practice.doctor_id, String(practice.id), date, {
    note: (db) => noteHours(deps, db, caller, address, practice, { what: 'open', day: date }),
  });
}
