import { Refusal } from '#contract/platform/refusals.ts';
import { idOf, readableId } from '#domain/platform/readable-ids.ts';
import { actorOf } from '#server/platform/audit/actor-of.ts';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { seeAccess } from './emergency-queries.ts';

/**
 * An owner has seen that somebody else opened a record, and why (M-03); the first time counts and stands in the log. Refuses with
 * `emergency_access_not_found`.
 */
export async function seeEmergencyAccess(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  given: string,
  address: string,
): Promise<void> {
  const { id: accountId, hospitalId, membershipId } = caller;
  const id = idOf('emergencyAccess', given) ?? 0;
  const now = new Date(deps.clock.now());
  await deps.database.transaction(async (db) => {
    const [seen] = await seeAccess(db, { id, hospitalId, accountId, membershipId, now });
    if (!seen) throw new Refusal('emergency_access_not_found');
    if (!seen.first) return;
    await writeEntry(deps, db, {
      event: 'emergency_seen',
      actor: actorOf(caller, address),
      patientIds: [seen.patient_id],
      about: readableId('emergencyAccess', seen.id),
    });
  });
}
