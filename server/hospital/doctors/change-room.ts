import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { updateRoom } from './hospital-doctor-queries.ts';
import { logPracticeChange } from './log-practice-change.ts';

/** An empty room clears it. Refuses with `practice_not_found`. */
export async function changeRoom(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  practiceId: number,
  room: string,
  address: string,
): Promise<void> {
  const { hospitalId } = caller;
  await deps.database.transaction(async (db) => {
    const [changed] = await updateRoom(db, { hospitalId, practiceId, room });
    if (!changed) throw new Refusal('practice_not_found');
    const { doctor_id: doctorId } = changed;
    await logPracticeChange(deps, db, caller, address, { event: 'room_changed', doctorId, practiceId });
  });
}
