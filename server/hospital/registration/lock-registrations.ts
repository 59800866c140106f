import type { Queryable } from '#db/statement.ts';
import { lockRegistrationsRow } from './merge-hospitals-queries.ts';

/** Blocks registrations and changes of a hospital's name or place until the transaction ends. */
export async function lockHospitalRegistrations(db: Queryable): Promise<void> {
  await lockRegistrationsRow(db);
}
