import { Refusal } from '#contract/platform/refusals.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { declinePractice } from './hospital-doctor-queries.ts';
import { logPracticeChange } from './log-practice-change.ts';

/**
 * Declines a doctor who says they practise at the caller's hospital; they are notified and no longer listed
 * as asking. Idempotent, and agreeing later is still possible. Refuses with `practice_not_found` if the
 * doctor does not ask.
 */
export async function declineDoctor(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  practiceId: number,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const [asking] = await declinePractice(db, {
      hospitalId: actor.hospitalId,
      practiceId,
      now: new Date(deps.clock.now()),
    });
    if (!asking) throw new Refusal('practice_not_found');
    if (!asking.is_new) return;
    await logPracticeChange(actor, deps, db, {
      event: 'hospital_declined',
      doctorId: asking.doctor_id,
      practiceId,
      reason: 'declined',
    });
    await announceToDoctor(deps, db, 'hospitalDeclined', asking.doctor_id, {
      hospital: asking.hospital_name,
    });
  });
}
