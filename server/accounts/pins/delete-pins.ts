import type { Queryable } from '#db/statement.ts';
import { deleteAllPins } from './pin-queries.ts';

/** A new password deletes the PINs of the account at every hospital: a thief may have set them. */
export async function deletePins(db: Queryable, phone: string): Promise<void> {
  await deleteAllPins(db, { phone });
}
