import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { type DeskPracticeRow, findAgreedPractice } from './hospital-schedule-queries.ts';

/** Refuses with `practice_not_found`. */
export async function requireDeskPractice(
  { hospitalId }: Pick<StaffActor, 'hospitalId'>,
  { database }: Pick<Deps, 'database'>,
  id: number,
): Promise<DeskPracticeRow> {
  const [practice] = await findAgreedPractice(database.pool, { id, hospitalId });
  if (!practice) throw new Refusal('practice_not_found');
  return practice;
}

/** Also refuses with `desk_may_not` unless the doctor lets the hospital set the hours. */
export async function requireChangeablePractice(
  actor: Pick<StaffActor, 'hospitalId'>,
  deps: Pick<Deps, 'database'>,
  id: number,
): Promise<DeskPracticeRow> {
  const practice = await requireDeskPractice(actor, deps, id);
  if (!practice.may_set_hours) throw new Refusal('desk_may_not');
  return practice;
}
