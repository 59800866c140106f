import { Refusal } from '#contract/platform/refusals.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findNextFreeOfMany } from '#server/scheduling/availability/find-free-slots.ts';
import {
  findHospitalPage,
  type HospitalPageDoctorRow,
  type HospitalPageRow,
  listHospitalPageDoctors,
} from './hospital-page-queries.ts';

const maxClosedDays = 10;

export interface HospitalDoctor extends HospitalPageDoctorRow {
  readonly nextFree: FreeSlot | null;
}

export interface HospitalWithDoctors extends HospitalPageRow {
  readonly doctors: readonly HospitalDoctor[];
}

/** Sorts doctors without a free slot last. */
const nextFreeSortKey = ({ nextFree }: HospitalDoctor) =>
  nextFree ? `${nextFree.date} ${nextFree.slot}` : '~';

/**
 * A hospital with its doctors and their next free slots there; a merged hospital
 * resolves to the remaining one. `isSignedIn`: the reader may just have edited the page. Refuses with
 * `hospital_not_found`.
 */
export async function findHospital(
  { database: { pool }, reads, clock }: Pick<Deps, 'database' | 'reads' | 'clock'>,
  id: number,
  isSignedIn: boolean,
): Promise<HospitalWithDoctors> {
  const db = isSignedIn ? pool : reads;
  const asked = { id, today: today(clock), maxClosedDays };
  // A row missing on the replica may have just been written.
  const row = (await findHospitalPage(db, asked))[0] ?? (await findHospitalPage(pool, asked))[0];
  if (!row) throw new Refusal('hospital_not_found');
  const here = await listHospitalPageDoctors(db, { hospitalId: row.id });
  const next = await findNextFreeOfMany(
    pool,
    clock,
    here.map((doctor) => ({ doctorId: doctor.id, practiceId: doctor.practice_id })),
  );
  const doctors = here.map((doctor) => ({ ...doctor, nextFree: next.get(doctor.practice_id) ?? null }));
  doctors.sort(
    (a, b) => nextFreeSortKey(a).localeCompare(nextFreeSortKey(b)) || a.name.localeCompare(b.name),
  );
  return { ...row, doctors };
}
