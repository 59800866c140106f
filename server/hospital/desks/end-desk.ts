import { Refusal } from '#contract/platform/refusals.ts';
import type { AuditActor } from '#server/platform/audit/audit-entry.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { endDeskSessions, endOpenDesk } from './desk-queries.ts';
import { requireDesk } from './find-desk.ts';

type DeskDeps = Pick<Deps, 'database' | 'clock'>;

/** Refuses with `desk_not_found`. */
export async function endDesk(actor: StaffActor, deps: DeskDeps, id: number): Promise<void> {
  await endDeskAndSessions(actor, deps, { id, hospitalId: actor.hospitalId });
}

/** Ends the desk whose secret the browser has; refuses with `desk_not_found`. */
export async function endDeskBySecret(deps: DeskDeps, secret: string, address: string): Promise<void> {
  const { id, hospital_id: hospitalId } = await requireDesk(deps.database.pool, secret);
  await endDeskAndSessions({ role: 'nobody', address }, deps, { id, hospitalId });
}

function endDeskAndSessions(
  actor: AuditActor,
  deps: DeskDeps,
  desk: { readonly id: number; readonly hospitalId: number },
): Promise<void> {
  return deps.database.transaction(async (db) => {
    const now = new Date(deps.clock.now());
    const [ended] = await endOpenDesk(db, { ...desk, now });
    if (!ended) throw new Refusal('desk_not_found');
    await endDeskSessions(db, { id: ended.id, now });
    const { hospitalId } = desk;
    await writeAuditEntry(deps, db, { event: 'desk_ended', actor, about: `desk-${ended.id}`, hospitalId });
  });
}
