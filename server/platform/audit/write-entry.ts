import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AuditEntry } from './audit-entry.ts';
import { insertAuditEntry } from './audit-queries.ts';

/** An address may be whatever a header says; so much of it is kept. */
const maxAddressLength = 64;

/**
 * Writes an entry of the audit log: for a change on the connection of its transaction. Whoever calls it waits
 * for it, and fails if it fails: nothing happens that the log does not know.
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
