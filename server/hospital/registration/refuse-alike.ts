import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { lookOf } from '#domain/platform/names.ts';
import { hospitalsOfCity } from './merge-queries.ts';

interface Place {
  /** Null: it is not listed yet. */
  readonly hospitalId: number | null;
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Refuses with `hospital_alike` a name that looks like that of another hospital of the city: people would take one for the other.
 * Call it while nobody else registers (`holdRegistrations`).
 */
export async function refuseAlike(db: Queryable, { name, ...place }: Place): Promise<void> {
  const look = lookOf(name);
  const others = await hospitalsOfCity(db, place);
  if (others.some((other) => lookOf(other.name) === look)) throw new Refusal('hospital_alike');
}
