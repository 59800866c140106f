import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findExclusiveRecord, findOpenMergeRequest, insertMergeRequest } from './merge-request-queries.ts';
import { findMergeObstacle } from './why-merge-refused.ts';

const week = 7 * 86_400_000;
/** Requests older than a week no longer count. */
export const oldestValidRequest = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now() - week);

/**
 * Refuses merges that two staff members may not decide: `merge_elsewhere` if the record to be merged is not
 * of this hospital alone, `merge_guardian` if one is the other's guardian, `merge_overlaps` if they have
 * visits at the same time.
 */
export async function requireMergeable(
  db: Queryable,
  hospitalId: number,
  { survivor, duplicate }: { survivor: number; duplicate: number },
): Promise<void> {
  const [own] = survivor === duplicate ? [] : await findExclusiveRecord(db, { id: duplicate, hospitalId });
  if (!own) throw new Refusal('merge_elsewhere');
  const objection = await findMergeObstacle(db, { survivor, duplicate });
  if (objection) throw new Refusal(objection === 'look-after' ? 'merge_guardian' : 'merge_overlaps');
}

/** Names of those who may confirm a request, or advice if no one may. */
export async function presentConfirmers(
  { hospitalId, id: accountId, locale }: StaffActor,
  deps: Deps,
  survivorId: number,
): Promise<string> {
  const [asked] = await findOpenMergeRequest(deps.database.pool, {
    hospitalId,
    survivorId,
    accountId,
    since: oldestValidRequest(deps),
  });
  if (!asked) return m.answer_merge_asked({}, { locale });
  if (asked.is_alone) return m.answer_merge_alone({}, { locale });
  if (asked.confirmers.length === 0) return m.answer_merge_nobody({}, { locale });
  const names = new Intl.ListFormat(toLanguageTag(locale), { type: 'disjunction' }).format(asked.confirmers);
  return m.answer_merge_asked_of({ names }, { locale });
}

/** Requests to merge two records known to the caller's hospital; another staff member confirms it. */
export async function requestMerge(
  actor: StaffActor,
  deps: Deps,
  { survivor, duplicate }: { readonly survivor: number; readonly duplicate: number },
): Promise<void> {
  const { hospitalId, membershipId } = actor;
  await requireMergeable(deps.database.pool, hospitalId, { survivor, duplicate });
  const now = new Date(deps.clock.now());
  await deps.database.transaction(async (db) => {
    const request = {
      hospitalId,
      survivorId: survivor,
      duplicateId: duplicate,
      membershipId,
      now,
      since: oldestValidRequest(deps),
    };
    const [asked] = await insertMergeRequest(db, request);
    if (!asked) return;
    await writeAuditEntry(deps, db, {
      event: 'merge_asked',
      actor,
      account: { role: 'patient', id: survivor },
      patientIds: [survivor, duplicate],
    });
  });
}
