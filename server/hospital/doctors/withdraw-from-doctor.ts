import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { withdrawFromPractice } from './hospital-doctor-queries.ts';
import { logPracticeChange } from './log-practice-change.ts';

/**
 * Withdraws the agreement that a doctor practises at the caller's hospital. Visits already booked stay the
 * hospital's. Refuses with `practice_not_found`.
 */
export async function withdrawFromDoctor(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  practiceId: number,
  address: string,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const [changed] = await withdrawFromPractice(db, { hospitalId: caller.hospitalId, practiceId });
    if (!changed) throw new Refusal('practice_not_found');
    await logPracticeChange(deps, db, caller, address, {
      event: 'hospital_withdrew',
      doctorId: changed.doctor_id,
      practiceId,
      reason: 'withdrawn',
    });
  });
}
