import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { type DeskPracticeRow, findAgreedPractice } from './hospital-schedule-queries.ts';

/** Refuses with `practice_not_found`. */
export async function requireDeskPractice(
  { database }: Pick<Deps, 'database'>,
  { hospitalId }: Pick<StaffCaller, 'hospitalId'>,
  id: number,
): Promise<DeskPracticeRow> {
  const [practice] = await findAgreedPractice(database.pool, { id, hospitalId });
  if (!practice) throw new Refusal('practice_not_found');
  return practice;
}

/** Also refuses with `desk_may_not` unless the doctor lets the hospital set the hours. */
export async function requireChangeablePractice(
  deps: Pick<Deps, 'database'>,
  caller: Pick<StaffCaller, 'hospitalId'>,
  id: number,
): Promise<DeskPracticeRow> {
  const practice = await requireDeskPractice(deps, caller, id);
  if (!practice.may_set_hours) throw new Refusal('desk_may_not');
  return practice;
}
