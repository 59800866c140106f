import type pg from 'pg';
import { Refusal } from '#contract/refusals.ts';
import { announceChange } from '#server/passwords/announce-change.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import { confirmPassword } from '#server/sessions/confirm-password.ts';
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
  doctorId: number,
  { password, code }: BothFactors,
  locale: Locale,
  work: (db: pg.ClientBase) => Promise<unknown>,
): Promise<void> {
  const { pool, transaction } = deps.database;
  const [owner] = await ownerOfFactor(pool, { doctorId });
  const [factor] = await secondFactorOf(pool, { doctorId });
  if (!owner || !factor?.confirmed_at) throw new Refusal('second_factor_changed');
  await confirmPassword(deps, 'doctor', owner.phone, password);
  await checkCode(deps, doctorId, factor, code, 'settings');
  await transaction(async (db) => {
    const [on] = await lockSecondFactor(db, { doctorId });
    if (!on) throw new Refusal('second_factor_changed');
    await work(db);
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
  doctorId: number,
  factors: BothFactors,
  locale: Locale,
): Promise<void> {
  return change(deps, doctorId, factors, locale, (db) => deleteSecondFactor(db, { doctorId }));
}

/** Replaces the recovery codes by ten new ones and returns them. Refuses as `turnOffSecondFactor` does. */
export async function renewRecoveryCodes(
  deps: Deps,
  doctorId: number,
  factors: BothFactors,
  locale: Locale,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await change(deps, doctorId, factors, locale, async (db) => {
    await deleteRecoveryCodes(db, { doctorId });
    await insertRecoveryCodes(db, { doctorId, hashes: codes.map((one) => hashRecoveryCode(doctorId, one)) });
  });
  return codes;
}
