import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { lockForMerge } from './lock-for-merge.ts';
import { mergePeopleInTransaction } from './merge-people.ts';
import { confirmMergeRequest, lockMergeRequest } from './merge-request-queries.ts';
import { oldestValidRequest, requireMergeable } from './request-merge.ts';

/**
 * Merges two records as another staff member asked. Refuses with `merge_not_found`, and as
 * `requireMergeable`. Refuses with `merge_own` the person who asked, under any membership, and anyone who
 * invited them or was invited by them, since one person could create a second account by their own link.
 * Returns the remaining record.
 */
export async function confirmMerge(actor: StaffActor, deps: Deps, id: number): Promise<number> {
  const { id: accountId, hospitalId, membershipId } = actor;
  const now = new Date(deps.clock.now());
  return deps.database.transaction(async (db) => {
    const [asked] = await lockMergeRequest(db, {
      id,
      hospitalId,
      since: oldestValidRequest(deps),
      accountId,
    });
    if (!asked) throw new Refusal('merge_not_found');
    if (!asked.may_confirm) throw new Refusal('merge_own');
    const { survivor_id: survivor, duplicate_id: duplicate } = asked;
    // Locks first, so that the checks hold until the merge.
    if (!(await lockForMerge(db, { duplicate, survivor }))) throw new Refusal('merge_not_found');
    await requireMergeable(db, hospitalId, { survivor, duplicate });
    await confirmMergeRequest(db, { id, membershipId, now });
    const outcome = await mergePeopleInTransaction(actor, deps, db, { duplicate, survivor });
    if (outcome === 'merged') return survivor;
    throw new Refusal(
      outcome === 'not-found'
        ? 'merge_not_found'
        : outcome === 'look-after'
          ? 'merge_guardian'
          : 'merge_overlaps',
    );
  });
}
