import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller } from '#server/platform/http/mount.ts';
import { listPracticesOfDoctor } from './list-practices.ts';

export interface PracticeOwner {
  readonly caller: Caller;
  readonly address: string;
}

/**
 * Runs a change of a doctor's practices, and logs it for each hospital that had agreed to a practice the
 * doctor removed. Call it in the transaction of the change.
 */
export async function withPracticeLeftLogged<T>(
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  { caller, address }: PracticeOwner,
  change: () => Promise<T>,
): Promise<T> {
  const doctorId = caller.id;
  const before = await listPracticesOfDoctor(db, { doctorId });
  const result = await change();
  const after = await listPracticesOfDoctor(db, { doctorId });
  for (const { id, hospital_id: hospitalId, hospital_agreed: wasAgreed } of before) {
    const stays = after.some((one) => one.id === id && one.hospital_id === hospitalId);
    if (hospitalId === null || !wasAgreed || stays) continue;
    await writeAuditEntry(deps, db, {
      event: 'practice_left',
      actor: toAuditActor(caller, address),
      account: { role: 'doctor', id: doctorId },
      about: formatId('practice', id),
      hospitalId,
    });
  }
  return result;
}
