import { of, statement } from '#db/statement.ts';
import { canVerifyEveryPhone } from '#server/accounts/sign-in-codes/verify-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { createCallCounter } from '#server/platform/limits/count-calls.ts';
import { tooManyRequests } from '#server/platform/limits/limit-calls.ts';

const newcomerMilliseconds = 24 * 3_600_000;

const newcomer = statement('newcomer', {
  values: { id: of<number>, since: of<Date> },
  row: of<{ id: number }>,
  sql: `
    select a.id from patients p join accounts a on a.id = p.account_id
    where p.id = :id and a.created_at > :since and a.phone_verified_at is null`,
});

/**
 * Without a way to verify phones, limits bookings of new accounts by address. Refuses with
 * `too_many_requests`.
 */
export function createNewcomerLimit(deps: Deps): (actor: SignedInActor) => Promise<void> {
  const { config, clock, database } = deps;
  if (!config.rateLimit || canVerifyEveryPhone(deps)) return async () => {};
  const limit = { max: config.unproven.perAddress, seconds: 3600 };
  const counter = createCallCounter(deps, 'bookings of newcomers', limit);
  return async ({ id, address }) => {
    const [found] = await newcomer(database.pool, {
      id,
      since: new Date(clock.now() - newcomerMilliseconds),
    });
    const seconds = found ? await counter.take(toAddressBlock(address)) : null;
    if (seconds !== null) throw tooManyRequests(seconds);
  };
}
