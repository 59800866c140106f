import type { Queryable } from '#db/statement.ts';
import { countUnreachedPatients, listUndeliverable, type UndeliveredRow } from './undelivered-queries.ts';

export type Undelivered = UndeliveredRow;

/** Messages that wait for the operator, the oldest first; without texts and addresses. */
export const listUndelivered = (db: Queryable): Promise<Undelivered[]> => listUndeliverable(db);

export async function countPatientsToCall(db: Queryable, now: Date): Promise<number> {
  const [row] = await countUnreachedPatients(db, { now });
  return row?.count ?? 0;
}
