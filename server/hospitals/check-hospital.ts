import { of, statement } from '#db/statement.ts';
import { readableId } from '#domain/readable-ids.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';

interface CheckedHospitalRow {
  name: string;
  registration_id: string;
  checked_at: Date | null;
}

/** The row as it was before the check; none if no such hospital is listed, or it has another name than the one that was found. */
const setChecked = statement('check_hospital', {
  values: { id: of<number>, foundName: of<string | null>, checkedAt: of<Date | null> },
  row: of<CheckedHospitalRow>,
  sql: `
    with former as (
      select id, name, registration_id, checked_at from hospitals
      where id = :id and merged_into is null and (:foundName::text is null or name = :foundName) for no key update
    )
    update hospitals h set checked_at = case when :checkedAt::timestamptz is not null
      then coalesce(h.checked_at, :checkedAt) end
    from former where h.id = former.id
    returning former.name, former.registration_id, former.checked_at`,
});

/**
 * Notes that the operator found a hospital under this name, or with null takes that back; another name takes it back too. The
 * name is said because its owner may change it while the operator looks. Returns the hospital as it was before, null if none
 * is listed under this id and name (docs/decisions/048).
 */
export function checkHospital(
  deps: Pick<Deps, 'database' | 'clock'>,
  id: number,
  foundName: string | null,
): Promise<CheckedHospitalRow | null> {
  const isFound = foundName !== null;
  const checkedAt = isFound ? new Date(deps.clock.now()) : null;
  return deps.database.transaction(async (db) => {
    const [former] = await setChecked(db, { id, foundName, checkedAt });
    if (former && (former.checked_at !== null) !== isFound) {
      await writeEntry(deps, db, {
        event: 'hospital_checked',
        actor: { role: 'nobody' },
        about: readableId('hospital', id),
        reason: isFound ? 'found' : 'withdrawn',
        hospitalId: id,
      });
    }
    return former ?? null;
  });
}
