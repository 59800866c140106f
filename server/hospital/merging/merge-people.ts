import type { Queryable } from '#db/statement.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { endFeeds } from '#server/accounts/links/end-feeds.ts';
import { withdrawHoldsInTheWay } from '#server/appointments/leave/withdraw-holds.ts';
import { endAccessesOf } from '#server/hospital/emergency-access/end-accesses.ts';
import type { AuditActor } from '#server/platform/audit/audit-entry.ts';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockForMerge } from './lock-for-merge.ts';
import { mergeObjection } from './merge-objection.ts';
import {
  endSessionsOfPeople,
  insertMerge,
  moveAccount,
  moveConsents,
  moveRows,
  standFor,
  verifyReviews,
} from './merge-queries.ts';

export type Merged = 'merged' | 'not-found' | 'visits-overlap' | 'look-after';

/**
 * Makes one record of two that are the same person's (J-07): visits, vitals, allergies, conditions, uploads,
 * reviews and guardianships of `gone` become those of `kept`, in one transaction. Both ids stay good: `gone`
 * stands for `kept`, and whoever signs in as `gone` opens `kept`. Whoever had opened `gone` in an emergency has nothing open any more. Nothing happens if two of their visits
 * overlap, one of them looks after the other, or one of them is merged already. `undoMerge` takes it back for 30 days.
 */
export function mergePeople(
  deps: Pick<Deps, 'database' | 'clock'>,
  gone: number,
  kept: number,
): Promise<Merged> {
  return deps.database.transaction((db) => mergePeopleIn(deps, db, { gone, kept }, { role: 'nobody' }));
}

/** The same in a transaction of the caller's; `actor` for the audit log. */
export async function mergePeopleIn(
  deps: Pick<Deps, 'database' | 'clock'>,
  db: Queryable,
  { gone, kept }: { readonly gone: number; readonly kept: number },
  actor: AuditActor,
): Promise<Merged> {
  const now = new Date(deps.clock.now());
  const ids = [gone, kept];
  if (!(await lockForMerge(db, { gone, kept }))) return 'not-found';
  const objection = await mergeObjection(db, { kept, gone });
  if (objection) return objection;
  await withdrawHoldsInTheWay(db, { kept, gone }, now);
  await endAccessesOf(db, gone, now);
  const moved: Record<string, number[]> = {};
  for (const { table, move } of moveRows) {
    moved[table] = (await move(db, { from: gone, to: kept })).map(({ id }) => id);
  }
  moved.accounts = (await moveAccount(db, { from: gone, to: kept })).map(({ account_id }) => account_id);
  await moveConsents(db, { from: gone, to: kept });
  await verifyReviews(db, { ids });
  await standFor(db, { gone, kept });
  await insertMerge(db, { kept, gone, now, moved: JSON.stringify(moved) });
  await endSessionsOfPeople(db, { ids: [gone], now });
  // Whoever signs in sees and ends the address of `kept` alone.
  await endFeeds(db, 'patient', [gone], now);
  await writeEntry(deps, db, {
    event: 'people_merged',
    actor,
    account: { role: 'patient', id: kept },
    patientIds: ids,
    about: readableId('patient', gone),
    reason: `into ${readableId('patient', kept)}`,
  });
  return 'merged';
}
