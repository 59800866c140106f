import type { TestApp } from '#server/testing/app.ts';
import { type DoctorValues, insertDoctors } from '#server/testing/insert-test-rows.ts';

type NewDoctor = Omit<DoctorValues, 'feePaise' | 'location'> & {
  /** Rupees. */
  readonly fee?: number;
  readonly latitude?: number;
  readonly longitude?: number;
};

export async function addDoctor(
  { db }: TestApp,
  { fee = 500, latitude = 17.4, longitude = 78.5, ...rest }: NewDoctor,
): Promise<number> {
  const [id] = await insertDoctors(db.pool, [
    { ...rest, feePaise: fee * 100, location: [longitude, latitude] },
  ]);
  return id ?? 0;
}
