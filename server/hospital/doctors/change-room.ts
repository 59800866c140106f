import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { updateRoom } from './hospital-doctor-queries.ts';
import { logPracticeChange } from './log-practice-change.ts';

/** An empty room clears it. Refuses with `practice_not_found`. */
export async function changeRoom(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  practiceId: number,
  room: string,
): Promise<void> {
  const { hospitalId } = actor;
  await deps.database.transaction(async (db) => {
    const [changed] = await updateRoom(db, { hospitalId, practiceId, room });
    if (!changed) throw new Refusal('practice_not_found');
    const { doctor_id: doctorId } = changed;
    await logPracticeChange(actor, deps, db, { event: 'room_changed', doctorId, practiceId });
  });
}
