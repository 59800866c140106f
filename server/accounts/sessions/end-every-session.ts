import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { accountKinds, type LoginRole } from '../account/account.ts';
import { deleteGuessesOfAllSources, endSessionsByRole } from './session-queries.ts';

export async function endEverySession(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  role: LoginRole,
  { id, phone }: { readonly id: number; readonly phone: string },
): Promise<void> {
  await endSessionsByRole[role](db, { id, now: new Date(clock.now()) });
  await deleteGuessesOfAllSources(db, { kind: accountKinds[role], phone });
}
