import type { Deps } from '#server/platform/deps.ts';
import { entryStatements } from './entry-queries.ts';
import { findRecordPatient } from './record-queries.ts';

export interface KnownAllergies {
  readonly allergies: { readonly substance: string; readonly reaction: string }[];
  /** With an empty list, the time of the answer "none known"; null if never asked. */
  readonly allergiesAskedAt: string | null;
}

/** Only the allergies, for staff who measure vitals or give treatment. */
export async function findAllergies(
  { database }: Pick<Deps, 'database'>,
  patientId: number,
): Promise<KnownAllergies> {
  const [[patient], rows] = await Promise.all([
    findRecordPatient(database.pool, { patientId }),
    entryStatements.allergy.present(database.pool, { patientId }),
  ]);
  return {
    allergies: rows.map(({ name, aside }) => ({ substance: name, reaction: aside })),
    allergiesAskedAt: (rows.at(-1)?.recorded_at ?? patient?.none_known_at)?.toISOString() ?? null,
  };
}
