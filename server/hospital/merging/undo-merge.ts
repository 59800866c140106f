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
 * Undoes a merge: what moved from `gone` returns to it; what was added since stays with the other record.
 * Refuses after 30 days.
 */
export function undoMerge(deps: Pick<Deps, 'database' | 'clock'>, gone: number): Promise<UndoOutcome> {
  const now = deps.clock.now();
  return deps.database.transaction(async (db) => {
    const [merge] = await findOpenMerge(db, { gone });
    if (!merge) return 'not-merged';
    if (now > merge.merged_at.getTime() + undoMergeDays * dayMilliseconds) return 'too-late';
    const kept = merge.kept_id;
    await blockBookings(db, { ids: [gone, kept] });
    for (const { table, moveBack } of moveRowStatements) {
      await moveBack(db, { ids: merge.moved[table] ?? [], from: kept, to: gone });
    }
    if (merge.moved.accounts?.length) await moveAccount(db, { from: kept, to: gone });
    await addKnownByVisits(db, { patientId: kept });
    await moveConsents(db, { from: kept, to: gone });
    await updateVerifiedReviews(db, { ids: [gone, kept] });
    await markMergedInto(db, { gone, kept: null });
    await closeMerge(db, { id: merge.id, now: new Date(now) });
    await endPeopleSessions(db, { ids: [gone, kept], now: new Date(now) });
    await writeAuditEntry(deps, db, {
      event: 'merge_undone',
      actor: { role: 'nobody' },
      account: { role: 'patient', id: kept },
      patientIds: [gone, kept],
      about: formatId('patient', gone),
      reason: `out of ${formatId('patient', kept)}`,
    });
    return 'undone';
  });
}
