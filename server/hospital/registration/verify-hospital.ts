import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import {
  auditOutcomes,
  type Decision,
  notifyHospitalOwners,
} from '#server/doctors/registration-checks/registration-decision.ts';
import type { AuditActor } from '#server/platform/audit/audit-entry.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';

interface CheckedHospitalRow {
  name: string;
  registration_id: string;
  checked_at: Date | null;
}

/** Returns the row as it was before; none if no such hospital is listed. */
const updateVerification = statement('update_verification', {
  values: {
    id: of<number>,
    checkedAt: of<Date | null>,
    refusedAt: of<Date | null>,
    refusal: of<string>,
  },
  row: of<CheckedHospitalRow>,
  sql: `
    with former as (
      select id, name, registration_id, checked_at from hospitals
      where id = :id and merged_into is null for no key update
    )
    update hospitals h set checked_at = case when :checkedAt::timestamptz is not null
      then coalesce(h.checked_at, :checkedAt) end,
      refused_at = :refusedAt,
      refusal = :refusal
    from former where h.id = former.id
    returning former.name, former.registration_id, former.checked_at`,
});

/**
 * Records that the operator verified a hospital by its name, rejected it, or withdrew an approval; the owners
 * are notified of the first two. Returns the hospital as it was before, null if none is listed under this id.
 * Refuses with `entry_changed` if its name changed while the operator looked.
 */
export function verifyHospital(
  actor: AuditActor,
  deps: Pick<Deps, 'database' | 'clock' | 'outbox'>,
  id: number,
  { decision, seen = null, reason = '' }: Decision,
): Promise<CheckedHospitalRow | null> {
  const isFound = decision === 'approve';
  const now = new Date(deps.clock.now());
  return deps.database.transaction(async (db) => {
    const [former] = await updateVerification(db, {
      id,
      checkedAt: isFound ? now : null,
      refusedAt: decision === 'refuse' ? now : null,
      refusal: decision === 'refuse' ? reason : '',
    });
    if (!former) return null;
    if (seen !== null && seen !== former.name) throw new Refusal('entry_changed');
    if (decision !== 'refuse' && (former.checked_at !== null) === isFound) return former;
    await writeAuditEntry(deps, db, {
      event: 'hospital_checked',
      actor: actor,
      about: formatId('hospital', id),
      reason: auditOutcomes[decision],
      hospitalId: id,
    });
    if (decision !== 'withdraw') {
      await notifyHospitalOwners(deps, db, id, { decision, name: former.name, reason, whose: 'hospital' });
    }
    return former;
  });
}
