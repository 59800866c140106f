import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listWorkplaces } from './membership-queries.ts';

/**
 * Writes a refused login to the audit log: one entry for each hospital whose staff the account is on, since
 * each hospital reads only its own log; otherwise one entry without a hospital.
 */
export async function logRefusedLogin(
  deps: Pick<Deps, 'database' | 'clock'>,
  accountId: number | undefined,
  address: string,
  reason: string,
): Promise<void> {
  const { pool } = deps.database;
  const places = accountId === undefined ? [] : await listWorkplaces(pool, { accountId });
  const hospitals = new Set<number | undefined>(places.map(({ hospital_id }) => hospital_id));
  for (const hospitalId of hospitals.size > 0 ? hospitals : [undefined]) {
    await writeAuditEntry(deps, pool, {
      event: 'login_refused',
      actor: { role: 'nobody', address },
      ...(accountId !== undefined && { account: { role: 'hospital', id: accountId } }),
      reason,
      hospitalId,
    });
  }
}
