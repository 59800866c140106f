import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertFamilyNotification } from './guardianship-queries.ts';

export type FamilyEvent = 'familyJoined' | 'familyEnded' | 'familyCameOfAge';

export async function notifyFamily(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  event: FamilyEvent,
  notifiedIds: readonly number[],
  { guardian, person }: { readonly guardian: string; readonly person: string },
): Promise<void> {
  if (!config.messages.on) return;
  const now = new Date(clock.now());
  const facts = JSON.stringify({ guardian, person });
  for (const patientId of notifiedIds) await insertFamilyNotification(db, { event, patientId, facts, now });
}
