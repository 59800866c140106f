import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { idOf } from '#domain/readable-ids.ts';
import { doctorExists } from './doctor-queries.ts';

/**
 * The number of a doctor named by either spelling (docs/product.md#ids); refuses what cannot be one with
 * `doctor_not_found`.
 */
export function doctorIdOf(text: string): number {
  const id = idOf('doctor', text);
  if (id === null) throw new Refusal('doctor_not_found');
  return id;
}

/** Refuses with `doctor_not_found` unless the doctor is listed. */
export async function requireDoctor(db: Queryable, id: number): Promise<void> {
  const [doctor] = await doctorExists(db, { id });
  if (!doctor) throw new Refusal('doctor_not_found');
}
