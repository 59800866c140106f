import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { maxPeople, mayBeAdult } from '#domain/patients/guardianship.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countDependants, lockGuardian } from './guardianship-queries.ts';

/**
 * Returns the caller as a guardian who may take one more person. Their account stays locked until the end of
 * the transaction, so that concurrent additions cannot exceed the limit. Refuses with `caller_under_age` or
 * `people_full`.
 */
export async function requireFamilyCapacity(
  actor: { readonly id: number },
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
) {
  const [guardian] = await lockGuardian(db, { own: actor.id });
  if (!guardian) throw new Refusal('unauthenticated');
  const { account_id: accountId, date_of_birth: dateOfBirth, birth_year: birthYear } = guardian;
  if (!mayBeAdult({ dateOfBirth, birthYear }, today(clock))) throw new Refusal('caller_under_age');
  const [counted] = await countDependants(db, { accountId, now: new Date(clock.now()) });
  if ((counted?.people ?? 0) >= maxPeople) throw new Refusal('people_full', { limit: maxPeople });
  return guardian;
}
