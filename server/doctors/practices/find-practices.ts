import type { Practice } from '#contract/doctors/practices.ts';
import type { Queryable } from '#db/statement.ts';
import { distanceKm, type Position, roundKilometres } from '#domain/platform/distance.ts';
import { presentPractice } from './practice-presenter.ts';
import { listPracticesOfDoctors } from './practice-queries.ts';

export interface SearchOrigin {
  readonly here?: Position | null | undefined;
  readonly hname?: string | null | undefined;
}

/**
 * The practices of doctors by doctor id: those at the chosen hospital first, then the nearest; without a
 * location the main one first, then the oldest.
 */
export async function findPracticesByDoctor(
  db: Queryable,
  doctorIds: readonly number[],
  { here, hname }: SearchOrigin,
): Promise<ReadonlyMap<number, readonly Practice[]>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await listPracticesOfDoctors(db, { doctorIds });
  const ranked = rows.map((row) => {
    const km = here ? distanceKm(here, { latitude: row.location.y, longitude: row.location.x }) : 0;
    const isChosen = hname ? row.name.toLowerCase() === hname.toLowerCase() : false;
    const practice = presentPractice(row);
    return {
      doctor: row.doctor_id,
      km,
      isChosen,
      practice: here ? { ...practice, distanceKm: roundKilometres(km) } : practice,
    };
  });
  ranked.sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || a.km - b.km);
  const byDoctor = Map.groupBy(ranked, ({ doctor }) => doctor);
  return new Map([...byDoctor].map(([doctor, its]) => [doctor, its.map(({ practice }) => practice)]));
}
