import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { listWorkplaces, renameAccount } from './membership-queries.ts';
import { signStaffToken } from './open-staff-session.ts';

/**
 * Changes the caller's name; returns a token that contains it. Refuses with `unauthenticated` if the
 * membership has just ended. The activity log shows present names even for old entries, so it records the
 * change.
 */
export function renameSelf(actor: StaffActor, deps: Deps, name: string): Promise<string> {
  const { id: accountId, membershipId, sessionId } = actor;
  return deps.database.transaction(async (db) => {
    const [renamed] = await renameAccount(db, { id: accountId, name });
    const places = await listWorkplaces(db, { accountId });
    const place = places.find(({ id }) => id === membershipId);
    if (!place) throw new Refusal('unauthenticated');
    for (const { id, role, hospital_id: hospitalId } of renamed ? places : []) {
      await writeAuditEntry(deps, db, {
        event: 'name_changed',
        actor: { role, id: accountId, sessionId, hospitalId, address: actor.address },
        account: { role: 'hospital', id: accountId },
        about: formatId('membership', id),
      });
    }
    return signStaffToken(deps, { place, accountId }, sessionId);
  });
}
