import { Refusal } from '#contract/platform/refusals.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { withdrawFromOne } from './hospital-doctor-queries.ts';
import { noteChange } from './note-change.ts';

/**
 * Takes back that a doctor practises at the caller's hospital (M-07). The visits that are booked there stay, and stay the
 * hospital's. Refuses with `practice_not_found`.
 */
export async function withdrawFromDoctor(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  given: string,
  address: string,
): Promise<void> {
  const practiceId = idOf('practice', given) ?? 0;
  await deps.database.transaction(async (db) => {
    const [changed] = await withdrawFromOne(db, { hospitalId: caller.hospitalId, practiceId });
    if (!changed) throw new Refusal('practice_not_found');
    await noteChange(deps, db, caller, address, {
      event: 'hospital_withdrew',
      doctorId: changed.doctor_id,
      practiceId,
      reason: 'withdrawn',
    });
  });
}
