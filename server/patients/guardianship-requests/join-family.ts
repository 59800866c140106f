import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { notifyFamily } from '#server/accounts/guardianships/notify-family.ts';
import { verifyPhone } from '#server/accounts/sign-in-codes/verify-phone.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { resolveMergedId } from '../access/resolve-merged-id.ts';
import {
  insertAccount,
  insertGuardianship,
  insertOwner,
  lockCurrentRecord,
} from '../family/guardianship-queries.ts';
import { requireFamilyCapacity } from '../family/require-family-capacity.ts';
import { guessesPerCode } from './guardianship-request-limits.ts';
import {
  consumeRequest,
  countRequestGuess,
  findEnterableRequest,
  lockPhoneOwner,
} from './guardianship-request-queries.ts';
import { hashRequestCode } from './request-guardianship.ts';

type Joined = Awaited<ReturnType<typeof consumeRequest>>[number];

/**
 * Starts a guardianship when either side enters the code of the request, once even if several devices do. The
 * person is the owner of the phone's account; without an account, they get one without a password. If the
 * phone was never verified, the code verifies it and removes everything that a stranger may have left in the
 * account. A merged record is replaced by its current one. Returns true if the caller's own session ended.
 * Refuses with `request_not_found`, `wrong_code`, `code_expired` or `people_full`.
 */
export async function joinFamily(
  actor: SignedInActor,
  deps: Deps,
  id: number,
  code: string,
): Promise<{ isLoggedOut: boolean }> {
  const { database, clock, outbox } = deps;
  const [request] = await findEnterableRequest(database.pool, { id, own: actor.id });
  if (!request) throw new Refusal('request_not_found');
  const now = new Date(clock.now());
  const hash = hashRequestCode(deps, request.account_id, request.phone, code);
  const [guess] = await countRequestGuess(database.pool, { id, hash, now, max: guessesPerCode });
  if (!guess || (!guess.is_right && guess.guesses >= guessesPerCode)) throw new Refusal('code_expired');
  if (!guess.is_right) throw new Refusal('wrong_code');
  const join = async (db: Queryable) => {
    const guardian = await requireFamilyCapacity({ id: request.asker_id }, deps, db);
    const [joined] = await consumeRequest(db, { id, hash, now });
    if (!joined) throw new Refusal('code_expired');
    const person = await findOrCreateJoiningPerson(db, joined, now);
    const [record] = await lockCurrentRecord(db, person);
    const patientId = record?.id ?? person.id;
    if (patientId === (await resolveMergedId(db, guardian.id))) throw new Refusal('request_not_found');
    const isFirst = await verifyPhone(deps, db, {
      role: 'patient',
      id: person.id,
      address: actor.address,
      locale: actor.locale,
    });
    await insertGuardianship(db, {
      accountId: joined.account_id,
      patientId,
      relation: joined.relation,
      mayBook: joined.may_book,
      mayRead: joined.may_read,
      consent: 'code',
      version: joined.consent_version,
      language: joined.consent_language,
      now,
    });
    const names = { guardian: guardian.name, person: person.name };
    await notifyFamily(deps, db, 'familyJoined', [guardian.id, patientId], names);
    await writeAuditEntry(deps, db, { event: 'guardianship_began', actor, patientIds: [patientId] });
    return isFirst && actor.id !== guardian.id;
  };
  const isLoggedOut = await retryDeadlocks(() => database.transaction(join));
  outbox.hurry();
  return { isLoggedOut };
}

async function findOrCreateJoiningPerson(db: Queryable, joined: Joined, now: Date) {
  const { phone, name, gender, date_of_birth, birth_year } = joined;
  const [account] = await insertAccount(db, { phone, locale: joined.consent_language, now });
  const [person] = account
    ? await insertOwner(db, {
        accountId: account.id,
        name,
        gender,
        dateOfBirth: date_of_birth,
        birthYear: birth_year,
      })
    : await lockPhoneOwner(db, { phone });
  if (!person) throw new Error('An account has a person');
  return person;
}
