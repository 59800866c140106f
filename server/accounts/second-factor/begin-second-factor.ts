import { randomBytes } from 'node:crypto';
import type { AppSecret } from '#contract/accounts/second-factor.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyActor } from '#server/platform/http/actor.ts';
import { sealSecret } from '#server/platform/seal-secret.ts';
import { toAppSecret } from './app-secret.ts';
import { confirmSecondFactorOwner } from './confirm-second-factor-owner.ts';
import { storeSecret } from './second-factor-queries.ts';
import { secondFactorSecret } from './second-factor-secret.ts';

/** The length of an HMAC-SHA-1 hash (RFC 4226, 4). */
const secretBytes = 20;

/**
 * Creates the secret of an authenticator app; `turnOnSecondFactor` activates it with a first code. Refuses
 * with `wrong_password`, `too_many_attempts`, or `second_factor_changed` if the second factor is on already.
 */
export async function beginSecondFactor(actor: AnyActor, deps: Deps, password: string): Promise<AppSecret> {
  const { database, clock, jwtSecret } = deps;
  const { owner } = await confirmSecondFactorOwner(actor, deps, password);
  const secret = randomBytes(secretBytes);
  const accountId = owner.account_id;
  const [stored] = await storeSecret(database.pool, {
    accountId,
    secret: sealSecret(jwtSecret, secondFactorSecret(accountId), secret),
    now: new Date(clock.now()),
  });
  if (!stored) throw new Refusal('second_factor_changed');
  return toAppSecret(secret, owner.phone);
}
