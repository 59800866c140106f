import type { Family, Guardian } from '#contract/patients/people.ts';
import { provesPhone } from '#server/accounts/sign-in-codes/prove-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type GuardianOfRow, guardiansOf, ownPhone } from './family-queries.ts';
import { presentPerson } from './people-presenter.ts';
import { peopleOf } from './people-queries.ts';
import { type WaitingRow, waitingFor } from './request-queries.ts';

/**
 * Who looks after whom around a person, and who is asked (J-04, J-06): the guardians of the own person, and of those whom
 * the caller may read of.
 */
export async function ownFamily(deps: Deps, own: number): Promise<Family> {
  const { database, clock } = deps;
  const now = new Date(clock.now());
  const people = await peopleOf(database.pool, { own, now });
  const [guardians, waiting, [account]] = await Promise.all([
    guardiansOf(database.pool, { people: people.map(({ id }) => id), now }),
    waitingFor(database.pool, { own, now }),
    ownPhone(database.pool, { own }),
  ]);
  return {
    people: people.map((row) => {
      const theirs = guardians.filter(({ patient_id }) => patient_id === row.id);
      const mine = theirs.find(({ guardian_id }) => guardian_id === own);
      return {
        ...presentPerson(row),
        guardianshipId: mine ? String(mine.id) : null,
        guardians: row.may_read ? theirs.map((one) => presentGuardian(one, own)) : null,
      };
    }),
    asked: waiting
      .filter(({ is_mine }) => is_mine)
      .map((row) => ({ ...presentRequest(row), phone: row.phone })),
    asking: waiting.filter(({ is_mine }) => !is_mine).map(presentRequest),
    codeEndsSessions: account?.is_proven === false && provesPhone(deps),
  };
}

/** Who asks to look after a person and waits for the answer (J-04). */
export async function whoAsks({ database, clock }: Deps, own: number) {
  const waiting = await waitingFor(database.pool, { own, now: new Date(clock.now()) });
  return waiting.filter(({ is_mine }) => !is_mine).map(({ id, name }) => ({ requestId: String(id), name }));
}

const presentGuardian = (row: GuardianOfRow, own: number): Guardian => ({
  guardianshipId: String(row.id),
  name: row.name,
  isCaller: row.guardian_id === own,
  relation: row.relation,
  mayBook: row.may_book,
  mayRead: row.may_read,
  since: row.since.toISOString(),
  consent: row.consent,
});

const presentRequest = (row: WaitingRow) => ({
  requestId: String(row.id),
  name: row.name,
  relation: row.relation,
  mayBook: row.may_book,
  mayRead: row.may_read,
  expiresAt: row.expires_at.toISOString(),
});
