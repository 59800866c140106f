import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { endFeeds } from '#server/accounts/links/end-feeds.ts';
import { withdrawConflictingReservations } from '#server/appointments/leave-offers/withdraw-reservations.ts';
import { endRecordAccesses } from '#server/hospital/emergency-access/end-accesses.ts';
import type { AuditActor } from '#server/platform/audit/audit-entry.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockForMerge } from './lock-for-merge.ts';
import {
  endPeopleSessions,
  insertMerge,
  markMergedInto,
  moveAccount,
  moveConsents,
  moveRowStatements,
  updateVerifiedReviews,
} from './merge-people-queries.ts';
import { findMergeObstacle } from './why-merge-refused.ts';

export type MergeOutcome = 'merged' | 'not-found' | 'visits-overlap' | 'look-after';

/**
 * Merges two records of the same person: visits, vitals, allergies, conditions, uploads, reviews and
 * guardianships of `duplicate` become those of `survivor`, in one transaction. Both ids stay valid, and signing in as
 * `duplicate` opens `survivor`. Emergency accesses to `duplicate` are closed. Nothing happens if two of their visits
 * overlap, one is the other's guardian, or one is merged already. `undoMerge` reverses it within 30 days.
 */
export function mergePeople(
  deps: Pick<Deps, 'database' | 'clock'>,
  duplicate: number,
  survivor: number,
): Promise<MergeOutcome> {
  return deps.database.transaction((db) =>
    mergePeopleInTransaction({ role: 'nobody' }, deps, db, { duplicate, survivor }),
  );
}

export async function mergePeopleInTransaction(
  actor: AuditActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  db: Queryable,
  { duplicate, survivor }: { readonly duplicate: number; readonly survivor: number },
): Promise<MergeOutcome> {
  const now = new Date(deps.clock.now());
  const ids = [duplicate, survivor];
  if (!(await lockForMerge(db, { duplicate, survivor }))) return 'not-found';
  const objection = await findMergeObstacle(db, { survivor, duplicate });
  if (objection) return objection;
  await withdrawConflictingReservations(db, { survivor, duplicate }, now);
  await endRecordAccesses(db, duplicate, now);
  const moved: Record<string, number[]> = {};
  for (const { table, move } of moveRowStatements) {
    moved[table] = (await move(db, { from: duplicate, to: survivor })).map(({ id }) => id);
  }
  moved.accounts = (await moveAccount(db, { from: duplicate, to: survivor })).map(
    ({ account_id }) => account_id,
  );
  await moveConsents(db, { from: duplicate, to: survivor });
  await updateVerifiedReviews(db, { ids });
  await markMergedInto(db, { duplicate, survivor });
  await insertMerge(db, { survivor, duplicate, now, moved: JSON.stringify(moved) });
  await endPeopleSessions(db, { ids: [duplicate], now });
  // After signing in, a person can see and end only the feed of `survivor`.
  await endFeeds(db, 'patient', [duplicate], now);
  await writeAuditEntry(deps, db, {
    event: 'people_merged',
    actor,
    account: { role: 'patient', id: survivor },
    patientIds: ids,
    about: formatId('patient', duplicate),
    reason: `into ${formatId('patient', survivor)}`,
  });
  return 'merged';
}
