import { Refusal } from '#contract/platform/refusals.ts';
import { notifyLoginChange } from '#server/accounts/passwords/notify-login-change.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyActor } from '#server/platform/http/actor.ts';
import { unsealSecret } from '#server/platform/seal-secret.ts';
import { logFactorChange } from './change-second-factor.ts';
import { limitSecondFactorGuesses } from './check-second-factor-code.ts';
import { findSecondFactorOwner } from './confirm-second-factor-owner.ts';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import {
  confirmSecret,
  endSessionsWithoutFactor,
  findSecondFactor,
  insertRecoveryCodes,
} from './second-factor-queries.ts';
import { secondFactorSecret } from './second-factor-secret.ts';
import { matchingStep } from './totp.ts';

/** Time after `beginSecondFactor`, when the password was confirmed. */
const beginMilliseconds = 15 * 60_000;

/**
 * Turns the second factor on with a first code of the app, ends all other sessions (opened without it),
 * notifies the owner, and returns ten recovery codes. Refuses with `wrong_second_factor`,
 * `too_many_attempts`, or `second_factor_changed` if it was not begun, was begun too long ago, or is on
 * already.
 */
export async function turnOnSecondFactor(actor: AnyActor, deps: Deps, code: string): Promise<string[]> {
  const { database, clock, jwtSecret } = deps;
  const now = clock.now();
  const { owner, source } = await findSecondFactorOwner(actor, deps);
  const { account_id: accountId } = owner;
  const [begun] = await findSecondFactor(database.pool, { accountId });
  const secret = begun && unsealSecret(jwtSecret, secondFactorSecret(accountId), begun.secret);
  const isOpen = begun && !begun.confirmed_at && begun.started_at.getTime() > now - beginMilliseconds;
  if (!secret || !isOpen) throw new Refusal('second_factor_changed');

  let step = 0;
  await limitSecondFactorGuesses(deps, accountId, source, async () => {
    const matching = matchingStep(secret, code, now, 0);
    step = matching ?? 0;
    return matching !== null;
  });
  const codes = generateRecoveryCodes();
  await database.transaction(async (db) => {
    const [on] = await confirmSecret(db, { accountId, secret: begun.secret, step, now: new Date(now) });
    if (!on) throw new Refusal('second_factor_changed');
    const hashes = codes.map((one) => hashRecoveryCode(accountId, one));
    await insertRecoveryCodes(db, { accountId, hashes });
    await logFactorChange(actor, deps, db, 'turned_on');
    await notifyLoginChange(deps, db, 'hospital', owner, 'second_factor', actor.locale);
    const { sessionId } = actor;
    await endSessionsWithoutFactor(db, { accountId, sessionId, now: new Date(now) });
  });
  deps.outbox.hurry();
  return codes;
}
