import { Refusal } from '#contract/platform/refusals.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { declineOne } from './hospital-doctor-queries.ts';
import { noteChange } from './note-change.ts';

/**
 * Says that a doctor who says to practise at the caller's hospital does not (M-07): they ask no more, and are told. A repeat
 * changes nothing; agreeing later is still possible. Refuses with `practice_not_found` whoever does not ask.
 */
export async function declineDoctor(
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  caller: StaffCaller,
  given: string,
  address: string,
): Promise<void> {
  const practiceId = idOf('practice', given) ?? 0;
  await deps.database.transaction(async (db) => {
    const [asking] = await declineOne(db, {
      hospitalId: caller.hospitalId,
      practiceId,
      now: new Date(deps.clock.now()),
    });
    if (!asking) throw new Refusal('practice_not_found');
    if (!asking.is_new) return;
    await noteChange(deps, db, caller, address, {
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
