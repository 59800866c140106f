import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { toVisualForm } from '#domain/platform/name-checks.ts';
import { listCityHospitals } from './merge-hospitals-queries.ts';

interface Place {
  /** Null: it is not listed yet. */
  readonly hospitalId: number | null;
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Refuses with `hospital_alike` a name that can be confused with another hospital of the city. Call it under
 * the lock of `lockHospitalRegistrations`.
 */
export async function refuseSimilarName(db: Queryable, { name, ...place }: Place): Promise<void> {
  const look = toVisualForm(name);
  const others = await listCityHospitals(db, place);
  if (others.some((other) => toVisualForm(other.name) === look)) throw new Refusal('hospital_alike');
}
