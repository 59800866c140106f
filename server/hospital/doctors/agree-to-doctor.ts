import { Refusal } from '#contract/platform/refusals.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { agreeToPractice } from './hospital-doctor-queries.ts';
import { logPracticeChange } from './log-practice-change.ts';

/**
 * Agrees that a doctor practises at the caller's hospital, and notifies the doctor. Idempotent. Refuses with
 * `practice_not_found` unless the doctor asks for it.
 */
export async function agreeToDoctor(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  practiceId: number,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const [changed] = await agreeToPractice(db, {
      hospitalId: actor.hospitalId,
      practiceId,
      now: new Date(deps.clock.now()),
    });
    if (!changed) throw new Refusal('practice_not_found');
    if (changed.was_agreed) return;
    await logPracticeChange(actor, deps, db, {
      event: 'hospital_agreed',
      doctorId: changed.doctor_id,
      practiceId,
      reason: 'agreed',
    });
    await announceToDoctor(deps, db, 'hospitalAgreed', changed.doctor_id, {
      hospital: changed.hospital_name,
    });
  });
}
