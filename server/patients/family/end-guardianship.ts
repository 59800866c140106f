import { Refusal } from '#contract/platform/refusals.ts';
import { notifyFamily } from '#server/accounts/guardianships/notify-family.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { endGuardianship } from './guardianship-queries.ts';

/**
 * Called by the guardian or by the person; both are notified. Refuses with `guardianship_not_found`, also a
 * second time.
 */
export async function endGuardianshipAndNotify(actor: SignedInActor, deps: Deps, id: number): Promise<void> {
  const { database, clock, outbox } = deps;
  await database.transaction(async (db) => {
    const now = new Date(clock.now());
    const [ended] = await endGuardianship(db, { id, own: actor.id, now });
    if (!ended) throw new Refusal('guardianship_not_found');
    const notified = [ended.guardian_id, ...(ended.has_account ? [ended.patient_id] : [])];
    await notifyFamily(deps, db, 'familyEnded', notified, ended);
    await writeAuditEntry(deps, db, { event: 'guardianship_ended', actor, patientIds: [ended.patient_id] });
  });
  outbox.hurry();
}
