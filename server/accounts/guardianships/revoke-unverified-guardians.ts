import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endUnverifiedGuardianships, withdrawAllRequests } from './guardianship-queries.ts';
import { notifyFamily } from './notify-family.ts';

/**
 * Called when the phone of an account is verified for the first time. Guardians may have been agreed by a
 * stranger, so they lose access, and requests sent by the account are withdrawn; both sides are notified. The
 * people it looks after stay: only the verified owner reaches them from now on, and a child often has no
 * other account with access.
 */
export async function revokeUnverifiedGuardians(
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Queryable,
  { accountId, people }: { readonly accountId: number; readonly people: readonly number[] },
): Promise<void> {
  const now = new Date(deps.clock.now());
  for (const ended of await endUnverifiedGuardianships(db, { people, now })) {
    const notified = [ended.guardian_id, ...(ended.has_account ? [ended.patient_id] : [])];
    await notifyFamily(deps, db, 'familyEnded', notified, ended);
  }
  await withdrawAllRequests(db, { accountId, now });
}
