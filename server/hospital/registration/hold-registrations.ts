import type { Queryable } from '#db/statement.ts';
import { lockRegistrations } from './merge-queries.ts';

/** Until the transaction ends, nobody registers a hospital, or gives one another name or place. */
export async function holdRegistrations(db: Queryable): Promise<void> {
  await lockRegistrations(db);
}
