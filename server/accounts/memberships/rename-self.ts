import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { writeAuditEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { listWorkplaces, renameAccount } from './membership-queries.ts';
import { signStaffToken } from './open-staff-session.ts';

/**
 * Says what the caller is called; returns a token that says so too. Refuses with `unauthenticated` if the membership has just
 * ended. The log shows the present names also of what was done before, so it says when one was changed.
 */
export function renameSelf(deps: Deps, caller: StaffCaller, name: string, address: string): Promise<string> {
  const { id: accountId, membershipId, sessionId } = caller;
  return deps.database.transaction(async (db) => {
    const [renamed] = await renameAccount(db, { id: accountId, name });
    const places = await listWorkplaces(db, { accountId });
    const place = places.find(({ id }) => id === membershipId);
    if (!place) throw new Refusal('unauthenticated');
    // Of every hospital where the account works: all of their logs show the new name.
    for (const { id, role, hospital_id: hospitalId } of renamed ? places : []) {
      await writeAuditEntry(deps, db, {
        event: 'name_changed',
        actor: { role, id: accountId, sessionId, hospitalId, address },
        account: { role: 'hospital', id: accountId },
        about: formatId('membership', id),
      });
    }
    return signStaffToken(deps, { place, accountId }, sessionId);
  });
}
