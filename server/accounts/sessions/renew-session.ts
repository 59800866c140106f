import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/http/mount.ts';
import type { AccountRow } from '../account/account.ts';
import { openSession } from './open-session.ts';
import { endSessionsByRole } from './session-queries.ts';

/**
 * Ends every session of a patient whose phone or password has changed, and opens one for this device. Returns
 * its token.
 */
export async function renewSession(
  deps: Deps,
  db: Queryable,
  patient: AccountRow,
  client: Client,
): Promise<string> {
  await endSessionsByRole.patient(db, { id: patient.id, now: new Date(deps.clock.now()) });
  return openSession(deps, db, 'patient', patient, client);
}
