import { Refusal } from '#contract/refusals.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import { announceChange } from '#server/passwords/announce-change.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { Caller } from '#server/platform/mount.ts';
import { openSecret } from '#server/platform/seal-secret.ts';
import { guessSource } from '#server/sessions/limit-guesses.ts';
import { endOtherSessions } from '#server/sessions/own-sessions.ts';
import { limitCodes } from './check-code.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import {
  confirmSecret,
  insertRecoveryCodes,
  ownerOfFactor,
  secondFactorOf,
} from './second-factor-queries.ts';
import { secretOf } from './secret-of.ts';
import { matchingStep } from './totp.ts';

/** How long after `beginSecondFactor`: the password was confirmed then. */
const beginMilliseconds = 15 * 60_000;

/**
 * Turns the second step on with a first code of the app, ends the other sessions, which were opened without
 * it, tells the owner, and returns ten recovery codes. Refuses with `wrong_second_factor`,
 * `too_many_attempts`, or `second_factor_changed` if it was not begun, too long ago, or is on already.
 */
export async function turnOnSecondFactor(
  deps: Deps,
  caller: Caller,
  code: string,
  address: string,
  locale: Locale,
): Promise<string[]> {
  const { database, clock, jwtSecret } = deps;
  const { id: doctorId } = caller;
  const now = clock.now();
  const [owner] = await ownerOfFactor(database.pool, { doctorId });
  const [begun] = await secondFactorOf(database.pool, { doctorId });
  const secret = begun && openSecret(jwtSecret, secretOf(doctorId), begun.secret);
  const isOpen = begun && !begun.confirmed_at && begun.begun_at.getTime() > now - beginMilliseconds;
  if (!owner || !secret || !isOpen) throw new Refusal('second_factor_changed');

  let step = 0;
  const source = await guessSource(deps, 'doctor', owner.phone, address);
  await limitCodes(deps, doctorId, source, async () => {
    const matching = matchingStep(secret, code, now, 0);
    step = matching ?? 0;
    return matching !== null;
  });
  const codes = makeRecoveryCodes();
  await database.transaction(async (db) => {
    const [on] = await confirmSecret(db, { doctorId, secret: begun.secret, step, now: new Date(now) });
    if (!on) throw new Refusal('second_factor_changed');
    await insertRecoveryCodes(db, { doctorId, hashes: codes.map((one) => hashRecoveryCode(doctorId, one)) });
    const actor = { role: 'doctor', id: doctorId, sessionId: caller.sessionId } as const;
    const event = { event: 'second_factor_changed', actor, account: actor, reason: 'turned_on' } as const;
    await writeEntry(deps, db, event);
    await announceChange(deps, db, 'doctor', owner, 'second_factor', locale);
    await endOtherSessions(deps, db, caller);
  });
  deps.outbox.hurry();
  return codes;
}
