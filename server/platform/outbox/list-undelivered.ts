import type { Queryable } from '#db/statement.ts';
import { countUnreachedPatients, listUndeliverable, type UndeliveredRow } from './undelivered-queries.ts';

export type Undelivered = UndeliveredRow;

/** The messages that wait for the operator, the oldest first; without texts and addresses (N-06). */
export const listUndelivered = (db: Queryable): Promise<Undelivered[]> => listUndeliverable(db);

/** How many people the desks are to tell themselves, for no message could reach them. */
export async function countPatientsToCall(db: Queryable, now: Date): Promise<number> {
  const [row] = await countUnreachedPatients(db, { now });
  return row?.count ?? 0;
}
