import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notifyFamily } from './announce-family.ts';
import { endUnverifiedGuardianships, withdrawAllRequests } from './guardianship-queries.ts';

/**
 * The phone of an account is proven for the first time. What was agreed before was perhaps agreed by somebody else: nobody
 * looks after its people any more, and what it asked is withdrawn. Both sides are told. Whom it looks after stays: nobody but
 * the owner reaches them through it from now on, and of a child often nobody else has the record.
 */
export async function revokeUnverifiedGuardians(
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Queryable,
  { accountId, people }: { readonly accountId: number; readonly people: readonly number[] },
): Promise<void> {
  const now = new Date(deps.clock.now());
  for (const ended of await endUnverifiedGuardianships(db, { people, now })) {
    const told = [ended.guardian_id, ...(ended.is_told ? [ended.patient_id] : [])];
    await notifyFamily(deps, db, 'familyEnded', told, ended);
  }
  await withdrawAllRequests(db, { accountId, now });
}
