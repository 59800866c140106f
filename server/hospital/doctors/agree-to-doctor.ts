import { Refusal } from '#contract/platform/refusals.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { agreeToPractice } from './hospital-doctor-queries.ts';
import { logPracticeChange } from './log-practice-change.ts';

/**
 * Agrees that a doctor practises at the caller's hospital, and notifies the doctor. Idempotent. Refuses with
 * `practice_not_found` unless the doctor asks for it.
 */
export async function agreeToDoctor(
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  caller: StaffCaller,
  practiceId: number,
  address: string,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const [changed] = await agreeToPractice(db, {
      hospitalId: caller.hospitalId,
      practiceId,
      now: new Date(deps.clock.now()),
    });
    if (!changed) throw new Refusal('practice_not_found');
    if (changed.was_agreed) return;
    await logPracticeChange(deps, db, caller, address, {
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
