import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { withdrawFromPractice } from './hospital-doctor-queries.ts';
import { logPracticeChange } from './log-practice-change.ts';

/**
 * Withdraws the agreement that a doctor practises at the caller's hospital. Visits already booked stay the
 * hospital's. Refuses with `practice_not_found`.
 */
export async function withdrawFromDoctor(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  practiceId: number,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const [changed] = await withdrawFromPractice(db, { hospitalId: actor.hospitalId, practiceId });
    if (!changed) throw new Refusal('practice_not_found');
    await logPracticeChange(actor, deps, db, {
      event: 'hospital_withdrew',
      doctorId: changed.doctor_id,
      practiceId,
      reason: 'withdrawn',
    });
  });
}
