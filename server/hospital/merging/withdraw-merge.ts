import { Refusal } from '#contract/platform/refusals.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { withdrawMergeRequest } from './merge-request-queries.ts';

/** Refuses with `merge_not_found` if no request is pending. */
export async function withdrawMerge(actor: StaffActor, deps: Deps, id: number): Promise<void> {
  await deps.database.transaction(async (db) => {
    const [withdrawn] = await withdrawMergeRequest(db, { id, hospitalId: actor.hospitalId });
    if (!withdrawn) throw new Refusal('merge_not_found');
    const { survivor_id: survivor, duplicate_id: duplicate } = withdrawn;
    await writeAuditEntry(deps, db, {
      event: 'merge_withdrawn',
      actor,
      account: { role: 'patient', id: survivor },
      patientIds: [survivor, duplicate],
    });
  });
}
