import { randomBytes } from 'node:crypto';
import { maxDesks } from '#contract/hospital/desks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { presentDesk } from './desk-presenter.ts';
import { countDesks, insertDesk, listOpenDesks, lockDesks } from './desk-queries.ts';

/**
 * Registers a browser as a front desk of the caller's hospital; the secret is returned once, and only its
 * hash is stored. Refuses with `desks_full`.
 */
export async function registerDesk(actor: StaffActor, deps: Pick<Deps, 'database' | 'clock'>, name: string) {
  const secret = randomBytes(24).toString('base64url');
  const { hospitalId, membershipId } = actor;
  return deps.database.transaction(async (db) => {
    const now = new Date(deps.clock.now());
    await lockDesks(db, { hospitalId });
    const [known] = await countDesks(db, { hospitalId });
    if (known && known.open >= maxDesks) throw new Refusal('desks_full', { limit: maxDesks });
    const [made] = await insertDesk(db, { hospitalId, membershipId, name, hash: hashToken(secret), now });
    await writeAuditEntry(deps, db, {
      event: 'desk_made',
      actor,
      about: `desk-${made?.id}`,
    });
    const desk = (await listOpenDesks(db, { hospitalId })).find(({ id }) => id === made?.id);
    if (!desk) throw new Error(`Desk ${made?.id} is not there`);
    return { secret, desk: presentDesk(desk) };
  });
}
