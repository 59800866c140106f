import type { Gender } from '#domain/genders.ts';
import type { TestApp } from '#server/platform/test-app.ts';
import { insertDoctors } from '#server/platform/test-rows.ts';

interface Wanted {
  readonly name?: string;
  readonly specialization?: string;
  readonly hospital?: string;
  readonly gender?: Gender;
  readonly experience?: number;
  /** Rupees. */
  readonly fee?: number;
  readonly languages?: readonly string[];
  /** The sum and the number of ratings. */
  readonly ratings?: readonly [sum: number, count: number];
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Inserts a doctor; returns the id. */
export async function addDoctor(
  { db }: TestApp,
  { fee = 500, latitude = 17.4, longitude = 78.5, ...rest }: Wanted,
): Promise<number> {
  const [id] = await insertDoctors(db.pool, [
    { ...rest, feePaise: fee * 100, location: [longitude, latitude] },
  ]);
  return id ?? 0;
}
