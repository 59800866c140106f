import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { markAccessSeen } from './emergency-access-queries.ts';

/**
 * An owner acknowledges that someone else opened a record; the first time is logged. Refuses with
 * `emergency_access_not_found`.
 */
export async function markEmergencyAccessSeen(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  id: number,
): Promise<void> {
  const { id: accountId, hospitalId, membershipId } = actor;
  const now = new Date(deps.clock.now());
  await deps.database.transaction(async (db) => {
    const [seen] = await markAccessSeen(db, { id, hospitalId, accountId, membershipId, now });
    if (!seen) throw new Refusal('emergency_access_not_found');
    if (!seen.first) return;
    await writeAuditEntry(deps, db, {
      event: 'emergency_seen',
      actor,
      patientIds: [seen.patient_id],
      about: formatId('emergencyAccess', seen.id),
    });
  });
}
