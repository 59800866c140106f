import type { Queryable } from '#db/statement.ts';
import { findCurrentRecord } from '../family/people-queries.ts';

/** Returns the id of the record that this one was merged into, or the id itself. */
export async function resolveMergedId(db: Queryable, id: number): Promise<number> {
  const [record] = await findCurrentRecord(db, { id });
  return record?.id ?? id;
}
