import type { Queryable } from '#db/statement.ts';
import { lockRegistrationsRow } from './merge-queries.ts';

/** Until the transaction ends, nobody registers a hospital, or gives one another name or place. */
export async function lockHospitalRegistrations(db: Queryable): Promise<void> {
  await lockRegistrationsRow(db);
}
