import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { DeskRow, DeskUserRow } from './desk-queries.ts';
import { deletePin, resetPinCount } from './pin-count-queries.ts';

/**
 * Deletes a PIN after too many wrong guesses; a new one is set with the password. Logs whose PIN it was and
 * at which desk.
 */
export function deleteGuessedPin(
  deps: Pick<Deps, 'database' | 'clock'>,
  { id: deskId, hospital_id: hospitalId }: Pick<DeskRow, 'id' | 'hospital_id'>,
  { id: membershipId, pin_hash: pinHash }: Pick<DeskUserRow, 'id' | 'pin_hash'>,
  address: string,
): Promise<void> {
  return deps.database.transaction(async (db) => {
    const [dropped] = await deletePin(db, { membershipId, pinHash });
    if (!dropped) return;
    await resetPinCount(db, { membershipId });
    await writeAuditEntry(deps, db, {
      event: 'pin_changed',
      actor: { role: 'nobody', address },
      account: { role: 'hospital', id: dropped.account_id },
      about: `desk-${deskId}`,
      reason: 'dropped',
      hospitalId,
    });
  });
}
