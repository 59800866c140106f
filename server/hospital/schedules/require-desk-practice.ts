import { Refusal } from '#contract/platform/refusals.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { type DeskPracticeRow, findAgreedPractice } from './hospital-schedule-queries.ts';

/** Accepts either form of the id. Refuses with `practice_not_found`. */
export async function requireDeskPractice(
  { database }: Pick<Deps, 'database'>,
  { hospitalId }: Pick<StaffCaller, 'hospitalId'>,
  given: string,
): Promise<DeskPracticeRow> {
  const [practice] = await findAgreedPractice(database.pool, {
    id: parseId('practice', given) ?? 0,
    hospitalId,
  });
  if (!practice) throw new Refusal('practice_not_found');
  return practice;
}

/** Also refuses with `desk_may_not` unless the doctor lets the hospital set the hours. */
export async function requireChangeablePractice(
  deps: Pick<Deps, 'database'>,
  caller: Pick<StaffCaller, 'hospitalId'>,
  given: string,
): Promise<DeskPracticeRow> {
  const practice = await requireDeskPractice(deps, caller, given);
  if (!practice.may_set_hours) throw new Refusal('desk_may_not');
  return practice;
}
