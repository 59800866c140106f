import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { markAccessSeen } from './emergency-access-queries.ts';

/**
 * An owner acknowledges that someone else opened a record; the first time is logged. Refuses with
 * `emergency_access_not_found`.
 */
export async function markEmergencyAccessSeen(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  id: number,
  address: string,
): Promise<void> {
  const { id: accountId, hospitalId, membershipId } = caller;
  const now = new Date(deps.clock.now());
  await deps.database.transaction(async (db) => {
    const [seen] = await markAccessSeen(db, { id, hospitalId, accountId, membershipId, now });
    if (!seen) throw new Refusal('emergency_access_not_found');
    if (!seen.first) return;
    await writeAuditEntry(deps, db, {
      event: 'emergency_seen',
      actor: toAuditActor(caller, address),
      patientIds: [seen.patient_id],
      about: formatId('emergencyAccess', seen.id),
    });
  });
}
