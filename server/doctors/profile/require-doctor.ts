import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { doctorExists } from './doctor-queries.ts';

/** Accepts either form of the id; refuses with `doctor_not_found`. */
export function parseDoctorId(text: string): number {
  const id = parseId('doctor', text);
  if (id === null) throw new Refusal('doctor_not_found');
  return id;
}

export async function requireDoctor(db: Queryable, id: number): Promise<void> {
  const [doctor] = await doctorExists(db, { id });
  if (!doctor) throw new Refusal('doctor_not_found');
}
