import { Refusal } from '#contract/platform/refusals.ts';
import { toAuditActor } from '#server/platform/audit/actor-of.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { oldestValidRequest, requireMergeable } from './ask-to-merge.ts';
import { lockForMerge } from './lock-for-merge.ts';
import { mergePeopleInTransaction } from './merge-people.ts';
import { confirmMergeRequest, lockMergeRequest } from './merge-request-queries.ts';

/** The id of a request as it comes in an address; 0, which none has, for what is no id. */
export const parseMergeRequestId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/**
 * Makes one record of two, as somebody else of the staff asked for (J-07). Refuses with `merge_not_found`, with `merge_own`
 * whoever asked themselves, under whichever membership, also whom they let in or who let them in, as one person with an account
 * that they made by their own link would be; and as `requireMergeable`. Returns the record that stays.
 */
export async function confirmMerge(
  deps: Deps,
  caller: StaffCaller,
  mergeId: string,
  address: string,
): Promise<number> {
  const { id: accountId, hospitalId, membershipId } = caller;
  const id = parseMergeRequestId(mergeId);
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
    const { kept_id: kept, gone_id: gone } = asked;
    // What is looked at stays so until it is done.
    if (!(await lockForMerge(db, { gone, kept }))) throw new Refusal('merge_not_found');
    await requireMergeable(db, hospitalId, { kept, gone });
    await confirmMergeRequest(db, { id, membershipId, now });
    const outcome = await mergePeopleInTransaction(deps, db, { gone, kept }, toAuditActor(caller, address));
    if (outcome === 'merged') return kept;
    throw new Refusal(
      outcome === 'not-found'
        ? 'merge_not_found'
        : outcome === 'look-after'
          ? 'merge_guardian'
          : 'merge_overlaps',
    );
  });
}
