import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import {
  type AskingDoctorRow,
  type HospitalDoctorRow,
  listAgreedDoctors,
  listAskingDoctors,
} from './hospital-doctor-queries.ts';

export interface HospitalDoctors {
  readonly doctors: readonly HospitalDoctorRow[];
  readonly asking: readonly AskingDoctorRow[];
  readonly today: string;
}

/** The asking doctors are included only for managers. */
export async function listHospitalDoctors(
  { hospitalId, role }: StaffActor,
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
): Promise<HospitalDoctors> {
  const day = today(clock);
  const [doctors, asking] = await Promise.all([
    listAgreedDoctors(pool, { hospitalId, today: day }),
    isHospitalAdmin(role) ? listAskingDoctors(pool, { hospitalId }) : [],
  ]);
  return { doctors, asking, today: day };
}
