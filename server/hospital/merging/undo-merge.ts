import { formatId } from '#domain/platform/readable-ids.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  addKnownByVisits,
  blockBookings,
  closeMerge,
  endPeopleSessions,
  findOpenMerge,
  markMergedInto,
  moveAccount,
  moveConsents,
  moveRowStatements,
  updateVerifiedReviews,
} from './merge-people-queries.ts';

export const undoMergeDays = 30;

const dayMilliseconds = 86_400_000;

export type UndoOutcome = 'undone' | 'not-merged' | 'too-late';

/**
 * Undoes a merge: what moved from `duplicate` returns to it; what was added since stays with the other record.
 * Refuses after 30 days.
 */
export function undoMerge(deps: Pick<Deps, 'database' | 'clock'>, duplicate: number): Promise<UndoOutcome> {
  const now = deps.clock.now();
  return deps.database.transaction(async (db) => {
    const [merge] = await findOpenMerge(db, { duplicate });
    if (!merge) return 'not-merged';
    if (now > merge.merged_at.getTime() + undoMergeDays * dayMilliseconds) return 'too-late';
    const survivor = merge.survivor_id;
    await blockBookings(db, { ids: [duplicate, survivor] });
    for (const { table, moveBack } of moveRowStatements) {
      await moveBack(db, { ids: merge.moved[table] ?? [], from: survivor, to: duplicate });
    }
    if (merge.moved.accounts?.length) await moveAccount(db, { from: survivor, to: duplicate });
    await addKnownByVisits(db, { patientId: survivor });
    await moveConsents(db, { from: survivor, to: duplicate });
    await updateVerifiedReviews(db, { ids: [duplicate, survivor] });
    await markMergedInto(db, { duplicate, survivor: null });
    await closeMerge(db, { id: merge.id, now: new Date(now) });
    await endPeopleSessions(db, { ids: [duplicate, survivor], now: new Date(now) });
    await writeAuditEntry(deps, db, {
      event: 'merge_undone',
      actor: { role: 'nobody' },
      account: { role: 'patient', id: survivor },
      patientIds: [duplicate, survivor],
      about: formatId('patient', duplicate),
      reason: `out of ${formatId('patient', survivor)}`,
    });
    return 'undone';
  });
}
