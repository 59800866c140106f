import { maxHospitalPatients } from '#contract/hospital/hospital-patients.ts';
import type { NameMatch } from '#server/patients/family/name-patterns.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findPeopleBySpelling, findPeopleByText } from './match-people.ts';
import { type HospitalPatientRow, listHospitalPatients } from './person-queries.ts';

export const loadRankedPeople = (
  { hospitalId }: Pick<StaffActor, 'hospitalId'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  found: readonly (Pick<NameMatch, 'id'> & Partial<NameMatch>)[],
): Promise<HospitalPatientRow[]> =>
  listHospitalPatients(database.pool, {
    hospitalId,
    ids: found.map(({ id }) => id),
    ranks: found.map(({ rank }) => rank ?? 0),
    max: maxHospitalPatients,
    now: new Date(clock.now()),
  });

/** Patients of the caller's hospital that match a text; `alike`: only similar names were found. */
export async function searchPeople(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  text: string,
): Promise<{ rows: HospitalPatientRow[]; alike: boolean }> {
  const search = text.trim();
  if (search === '') return { rows: [], alike: false };
  const { pool } = deps.database;
  const named = await findPeopleByText(pool, actor.hospitalId, search, new Date(deps.clock.now()));
  const rows = await loadRankedPeople(actor, deps, named);
  if (rows.length > 0) return { rows, alike: false };
  const alike = await loadRankedPeople(
    actor,
    deps,
    await findPeopleBySpelling(pool, actor.hospitalId, search),
  );
  return { rows: alike, alike: alike.length > 0 };
}
