import { of, statement } from '#db/statement.ts';
import { readableId } from '#domain/readable-ids.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';

interface CheckedHospitalRow {
  name: string;
  registration_id: string;
  checked_at: Date | null;
}

/** The row as it was before the check; none if no such hospital is listed. */
const setChecked = statement('check_hospital', {
  values: { id: of<number>, checkedAt: of<Date | null> },
  row: of<CheckedHospitalRow>,
  sql: `
    with former as (
      select id, name, registration_id, checked_at from hospitals
      where id = :id and merged_into is null for no key update
    )
    update hospitals h set checked_at = case when :checkedAt::timestamptz is not null
      then coalesce(h.checked_at, :checkedAt) end
    from former where h.id = former.id
    returning former.name, former.registration_id, former.checked_at`,
});

/**
 * Notes that the operator found a hospital under its name and registration, or takes that back; another name takes it back
 * too. Returns the hospital as it was before, null if no such one is listed (docs/decisions/048).
 */
export function checkHospital(
  deps: Pick<Deps, 'database' | 'clock'>,
  id: number,
  found: boolean,
): Promise<CheckedHospitalRow | null> {
  const checkedAt = found ? new Date(deps.clock.now()) : null;
  return deps.database.transaction(async (db) => {
    const [former] = await setChecked(db, { id, checkedAt });
    if (former && (former.checked_at !== null) !== found) {
      await writeEntry(deps, db, {
        event: 'hospital_checked',
        actor: { role: 'nobody' },
        about: readableId('hospital', id),
        reason: found ? 'found' : 'withdrawn',
        hospitalId: id,
      });
    }
    return former ?? null;
  });
}
