import type { Family, Guardian } from '#contract/patients/family.ts';
import { verifiesPhone } from '#server/accounts/sign-in-codes/verify-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import {
  listWaitingRequests,
  type WaitingRow,
} from '../guardianship-requests/guardianship-request-queries.ts';
import { type GuardianRow, isOwnPhoneVerified, listGuardians } from './family-queries.ts';
import { presentFamilyMember } from './people-presenter.ts';
import { listPeople } from './people-queries.ts';

/**
 * All guardianships and requests around a person: guardians of the caller, and of people whose record the
 * caller may read.
 */
export async function findOwnFamily({ id: own }: Pick<Actor, 'id'>, deps: Deps): Promise<Family> {
  const { database, clock } = deps;
  const now = new Date(clock.now());
  const people = await listPeople(database.pool, { own, now });
  const [guardians, waiting, [account]] = await Promise.all([
    listGuardians(database.pool, { people: people.map(({ id }) => id), now }),
    listWaitingRequests(database.pool, { own, now }),
    isOwnPhoneVerified(database.pool, { own }),
  ]);
  return {
    people: people.map((row) => {
      const theirs = guardians.filter(({ patient_id }) => patient_id === row.id);
      const mine = theirs.find(({ guardian_id }) => guardian_id === own);
      return {
        ...presentFamilyMember(row),
        guardianshipId: mine ? String(mine.id) : null,
        guardians: row.may_read ? theirs.map((one) => presentGuardian(one, own)) : null,
      };
    }),
    asked: waiting
      .filter(({ is_mine }) => is_mine)
      .map((row) => ({ ...presentRequest(row), phone: row.phone })),
    asking: waiting.filter(({ is_mine }) => !is_mine).map(presentRequest),
    codeEndsSessions: account?.is_proven === false && verifiesPhone(deps),
  };
}

export async function listRequesters({ id: own }: Pick<Actor, 'id'>, { database, clock }: Deps) {
  const waiting = await listWaitingRequests(database.pool, { own, now: new Date(clock.now()) });
  return waiting.filter(({ is_mine }) => !is_mine).map(({ id, name }) => ({ requestId: String(id), name }));
}

const presentGuardian = (row: GuardianRow, own: number): Guardian => ({
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
