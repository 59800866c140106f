import type { PersonVisit } from '#contract/hospital/hospital-patients.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { presentHospitalVisit } from './hospital-booking-presenter.ts';
import { listPersonVisits } from './hospital-booking-queries.ts';

/** More than a front desk scrolls through. */
const maxVisits = 100;

export async function listVisitsHere(
  { hospitalId }: Pick<StaffActor, 'hospitalId'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  patientId: number,
): Promise<PersonVisit[]> {
  const rows = await listPersonVisits(database.pool, { hospitalId, patientId, max: maxVisits });
  return rows.map((row) => presentHospitalVisit(row, clock));
}
