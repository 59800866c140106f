import type { PersonVisit } from '#contract/hospital/hospital-patients.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { presentHospitalVisit } from './hospital-booking-presenter.ts';
import { listPersonVisits } from './hospital-booking-queries.ts';

/** More than a front desk scrolls through. */
const maxVisits = 100;

export async function listVisitsHere(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { hospitalId }: Pick<StaffCaller, 'hospitalId'>,
  patientId: number,
): Promise<PersonVisit[]> {
  const rows = await listPersonVisits(database.pool, { hospitalId, patientId, max: maxVisits });
  return rows.map((row) => presentHospitalVisit(row, clock));
}
