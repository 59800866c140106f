import type { Queryable } from '#db/statement.ts';
import { deleteAllPins } from './pin-queries.ts';

/** With a new password the PINs of the professional account go, at every hospital: a thief may have set them. */
export async function deletePins(db: Queryable, phone: string): Promise<void> {
  await deleteAllPins(db, { phone });
}
