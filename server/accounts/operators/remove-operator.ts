import { writeAuditEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteOperator } from './operator-queries.ts';

/** Removes the account of an operator, who sets it up anew with the code that the start prints; null if there is none. */
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
