import type { VisitOfPerson } from '#contract/hospital/hospital-people.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { presentHospitalVisit } from './booking-presenter.ts';
import { visitsOfPerson } from './booking-queries.ts';

/** More than a desk scrolls through. */
const visitsAtMost = 100;

/** The visits of somebody at the caller's hospital, the newest first. */
export async function visitsHere(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { hospitalId }: Pick<StaffCaller, 'hospitalId'>,
  patientId: number,
): Promise<VisitOfPerson[]> {
  const rows = await visitsOfPerson(database.pool, { hospitalId, patientId, atMost: visitsAtMost });
  return rows.map((row) => presentHospitalVisit(row, clock));
}
