import type { Queryable } from '#db/statement.ts';
import { presentRecord } from '../family/people-queries.ts';

/** The number of the record that an id stands for now: another one's when two were merged (J-07). */
export async function presentPerson(db: Queryable, id: number): Promise<number> {
  const [record] = await presentRecord(db, { id });
  return record?.id ?? id;
}
