import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { listPracticesOfDoctor } from './list-practices.ts';

/**
 * Runs a change of a doctor's practices, and logs it for each hospital that had agreed to a practice the
 * doctor removed. Call it in the transaction of the change.
 */
export async function withPracticeLeftLogged<T>(
  actor: Actor,
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  change: () => Promise<T>,
): Promise<T> {
  const doctorId = actor.id;
  const before = await listPracticesOfDoctor(db, { doctorId });
  const result = await change();
  const after = await listPracticesOfDoctor(db, { doctorId });
  for (const { id, hospital_id: hospitalId, hospital_agreed: wasAgreed } of before) {
    const stays = after.some((one) => one.id === id && one.hospital_id === hospitalId);
    if (hospitalId === null || !wasAgreed || stays) continue;
    await writeAuditEntry(deps, db, {
      event: 'practice_left',
      actor,
      account: { role: 'doctor', id: doctorId },
      about: formatId('practice', id),
      hospitalId,
    });
  }
  return result;
}
