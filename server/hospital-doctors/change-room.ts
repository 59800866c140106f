import { Refusal } from '#contract/refusals.ts';
import { idOf } from '#domain/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { setRoom } from './hospital-doctor-queries.ts';

/** Says in which room a doctor of the caller's hospital is (M-07); empty: not said. Refuses with `practice_not_found`. */
export async function changeRoom(
  { database }: Pick<Deps, 'database'>,
  { hospitalId }: StaffCaller,
  given: string,
  room: string,
): Promise<void> {
  const [changed] = await setRoom(database.pool, {
    hospitalId,
    practiceId: idOf('practice', given) ?? 0,
    room,
  });
  if (!changed) throw new Refusal('practice_not_found');
}
