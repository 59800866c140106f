import { Refusal } from '#contract/platform/refusals.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { withdrawMergeRequest } from './merge-request-queries.ts';

/** Refuses with `merge_not_found` if no request is pending. */
export async function withdrawMerge(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  address: string,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const [withdrawn] = await withdrawMergeRequest(db, { id, hospitalId: caller.hospitalId });
    if (!withdrawn) throw new Refusal('merge_not_found');
    const { survivor_id: survivor, duplicate_id: duplicate } = withdrawn;
    await writeAuditEntry(deps, db, {
      event: 'merge_withdrawn',
      actor: toAuditActor(caller, address),
      account: { role: 'patient', id: survivor },
      patientIds: [survivor, duplicate],
    });
  });
}
