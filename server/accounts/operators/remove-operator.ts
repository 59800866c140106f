import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteOperator } from './operator-queries.ts';

/**
 * Removes an operator's account; they set it up again with the code printed at the start. Null if there is
 * none.
 */
export function removeOperator(
  database: Deps['database'],
  clock: Deps['clock'],
  phone: string,
): Promise<{ id: number } | null> {
  return database.transaction(async (db) => {
    const [gone] = await deleteOperator(db, { phone });
    if (!gone) return null;
    const account = { role: 'operator', id: gone.id } as const;
    const actor = { role: 'nobody' } as const;
    await writeAuditEntry({ clock }, db, {
      event: 'second_factor_changed',
      actor,
      account,
      reason: 'removed',
    });
    return gone;
  });
}
