import type { Queryable } from '#db/statement.ts';
import { findCurrentRecord } from '../family/people-queries.ts';

/** The number of the record that an id stands for now: another one's when two were merged (J-07). */
export async function resolveMergedId(db: Queryable, id: number): Promise<number> {
  const [record] = await findCurrentRecord(db, { id });
  return record?.id ?? id;
}
