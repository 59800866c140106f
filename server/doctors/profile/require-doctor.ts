import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { doctorExists } from './doctor-queries.ts';

/** Refuses with `doctor_not_found`. */
export async function requireDoctor(db: Queryable, id: number): Promise<void> {
  const [doctor] = await doctorExists(db, { id });
  if (!doctor) throw new Refusal('doctor_not_found');
}
