import type pg from 'pg';
import { Refusal } from '#contract/refusals.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import { announceChange } from '#server/passwords/announce-change.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { Caller } from '#server/platform/mount.ts';
import { confirmPassword } from '#server/sessions/confirm-password.ts';
import { guessSource } from '#server/sessions/limit-guesses.ts';
import { checkCode } from './check-code.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import {
  deleteRecoveryCodes,
  deleteSecondFactor,
  insertRecoveryCodes,
  lockSecondFactor,
  ownerOfFactor,
  secondFactorOf,
} from './second-factor-queries.ts';

interface BothFactors {
  readonly password: string;
  readonly code: string;
}

/** Changes a second step that is on, once both factors are confirmed, and tells the owner. */
async function change(
  deps: Deps,
  { id: doctorId, sessionId }: Caller,
  { password, code }: BothFactors,
  address: string,
  locale: Locale,
  reason: 'turned_off' | 'codes_renewed',
  work: (db: pg.ClientBase) => Promise<unknown>,
): Promise<void> {
  const { pool, transaction } = deps.database;
  const [owner] = await ownerOfFactor(pool, { doctorId });
  const [factor] = await secondFactorOf(pool, { doctorId });
  if (!owner || !factor?.confirmed_at) throw new Refusal('second_factor_changed');
  await confirmPassword(deps, 'doctor', owner.phone, password, address);
  const source = await guessSource(deps, 'doctor', owner.phone, address);
  await checkCode(deps, doctorId, factor, code, source);
  await transaction(async (db) => {
    const [on] = await lockSecondFactor(db, { doctorId, secret: factor.secret });
    if (!on) throw new Refusal('second_factor_changed');
    await work(db);
    const actor = { role: 'doctor', id: doctorId, sessionId } as const;
    await writeEntry(deps, db, { event: 'second_factor_changed', actor, account: actor, reason });
    await announceChange(deps, db, 'doctor', owner, 'second_factor', locale);
  });
  deps.outbox.hurry();
}

/**
 * Turns the second step off; its secret and recovery codes are deleted. Refuses with `wrong_password`,
 * `wrong_second_factor`, `too_many_attempts`, or `second_factor_changed` if it is off already.
 */
export function turnOffSecondFactor(
  deps: Deps,
  caller: Caller,
  factors: BothFactors,
  address: string,
  locale: Locale,
): Promise<void> {
  const doctorId = caller.id;
  return change(deps, caller, factors, address, locale, 'turned_off', (db) =>
    deleteSecondFactor(db, { doctorId }),
  );
}

/** Replaces the recovery codes by ten new ones and returns them. Refuses as `turnOffSecondFactor` does. */
export async function renewRecoveryCodes(
  deps: Deps,
  caller: Caller,
  factors: BothFactors,
  address: string,
  locale: Locale,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const doctorId = caller.id;
  await change(deps, caller, factors, address, locale, 'codes_renewed', async (db) => {
    await deleteRecoveryCodes(db, { doctorId });
    await insertRecoveryCodes(db, { doctorId, hashes: codes.map((one) => hashRecoveryCode(doctorId, one)) });
  });
  return codes;
}
