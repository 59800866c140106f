import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { maxNearby, nearbyHospitalsKm, type Position } from '#domain/platform/distance.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findNextFreeAt } from '#server/scheduling/availability/find-free-slots.ts';
import { type HospitalNearbyRow, listDoctorsOfHospitals, listNearbyHospitals } from './hospital-queries.ts';

export interface FoundHospital extends HospitalNearbyRow {
  readonly doctors: number;
  readonly nextFree: FreeSlot | null;
  readonly agreed: boolean;
}

/** Limits the doctors per hospital whose free slots are searched, when there are many. */
const maxDoctorsPerHospital = 10;

const earliest = (slots: readonly FreeSlot[]) =>
  slots.reduce<FreeSlot | null>(
    (first, slot) => (first && `${first.date} ${first.slot}` <= `${slot.date} ${slot.slot}` ? first : slot),
    null,
  );

/** Hospitals nearby with the number of doctors, of a specialization or overall, and the next free slot. */
export async function findHospitals(
  { database, reads, clock }: Pick<Deps, 'database' | 'reads' | 'clock'>,
  { latitude, longitude }: Position,
  specialization: string | null,
): Promise<FoundHospital[]> {
  const rows = await listNearbyHospitals(reads, {
    latitude,
    longitude,
    withinKm: nearbyHospitalsKm,
    max: maxNearby,
  });
  const hospitalIds = rows.map(({ id }) => id);
  const doctors =
    hospitalIds.length > 0
      ? await listDoctorsOfHospitals(reads, { hospitalIds, specialization, withinKm: nearbyHospitalsKm })
      : [];
  const filterDoctors = (hospital: number) => doctors.filter((each) => each.hospital_id === hospital);
  const looked = hospitalIds.flatMap((id) => filterDoctors(id).slice(0, maxDoctorsPerHospital));
  const ids = [...new Set(looked.map(({ id }) => id))];
  const next = ids.length > 0 ? await findNextFreeAt(database.pool, clock, ids) : new Map<number, FreeSlot>();
  return rows.map((row) => {
    const here = filterDoctors(row.id);
    const practices = here.flatMap(({ practice_ids }) => practice_ids);
    const nextFree = earliest(practices.flatMap((practice) => next.get(practice) ?? []));
    return { ...row, doctors: here.length, nextFree, agreed: here.some((each) => each.agreed) };
  });
}
