import type { Queryable } from '#db/statement.ts';
import { givenUp, type UndeliveredRow } from './undelivered-queries.ts';

export type Undelivered = UndeliveredRow;

/** The messages that wait for the operator, the oldest first; without texts and addresses (N-06). */
export const listUndelivered = (db: Queryable): Promise<Undelivered[]> => givenUp(db);
