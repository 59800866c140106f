import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { type ConsentRow, findConsent, insertConsent } from './consultation-queries.ts';
import { enterRoom } from './enter-room.ts';

/**
 * Stores a patient's consent while the room is open. A repeat returns the stored one. Refuses as `enterRoom`
 * does.
 */
export async function giveConsent(
  actor: Pick<Actor, 'role' | 'id'>,
  deps: Deps,
  appointmentId: number,
  version: string,
  language: Locale,
): Promise<ConsentRow> {
  const { patient_id: patientId } = await enterRoom(actor, deps, appointmentId);
  const { pool } = deps.database;
  await insertConsent(pool, {
    appointmentId,
    version,
    patientId,
    agreedAt: new Date(deps.clock.now()),
    language,
  });
  const [consent] = await findConsent(pool, { appointmentId });
  if (!consent) throw new Error(`The consent to appointment ${appointmentId} has vanished`);
  return consent;
}
