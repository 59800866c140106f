import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AuditEntry } from './audit-entry.ts';
import { insertAuditEntry } from './audit-queries.ts';

/** The address may come from a header, so its length is limited. */
const maxAddressLength = 64;

/**
 * Writes an entry of the audit log; for a change, on the connection of its transaction. Callers must await it
 * and fail with it, so that nothing happens unlogged.
 */
export async function writeAuditEntry(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  { event, actor, account, patientIds = [], operation, about, reason, hospitalId }: AuditEntry,
): Promise<void> {
  const known = actor.role === 'nobody' ? null : actor;
  await insertAuditEntry(db, {
    at: new Date(clock.now()),
    event,
    actorRole: actor.role,
    actorId: known?.id ?? null,
    sessionId: known?.sessionId ?? null,
    address: actor.address?.slice(0, maxAddressLength) ?? null,
    accountRole: account?.role ?? null,
    accountId: account?.id ?? null,
    patientIds: [...new Set(patientIds)],
    operation: operation ?? null,
    about: about ?? null,
    reason: reason ?? null,
    hospitalId: known && 'hospitalId' in known ? known.hospitalId : (hospitalId ?? null),
  });
}
