import type { Queryable } from '#db/statement.ts';
import { setListed } from './check-queries.ts';

/**
 * Lists the doctors that REGISTRATION_CHECK lets lists and bookings know: those whose registration has been checked, or
 * all (docs/operations.md#doctors). At each start, for the setting may have changed.
 */
export async function updateListing(db: Queryable, checkRequired: boolean): Promise<void> {
  await setListed(db, { checkRequired });
}
