import type { Queryable } from '#db/statement.ts';
import { setListed } from './registration-check-queries.ts';

/**
 * Lists either all doctors or only those with a checked registration, depending on REGISTRATION_CHECK. Runs
 * at every start, because the setting may have changed.
 */
export async function updateListing(db: Queryable, checkRequired: boolean): Promise<void> {
  await setListed(db, { checkRequired });
}
