import type pg from 'pg';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { notifyLoginChange } from '#server/accounts/passwords/notify-login-change.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { AnyCaller } from '#server/platform/http/mount.ts';
import { checkSecondFactorCode } from './check-second-factor-code.ts';
import { confirmSecondFactorOwner } from './confirm-second-factor-owner.ts';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import {
  deleteRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  insertRecoveryCodes,
  lockSecondFactor,
} from './second-factor-queries.ts';

interface BothFactors {
  readonly password: string;
  readonly code: string;
}

type Change = 'turned_on' | 'turned_off' | 'codes_renewed';

export function logFactorChange(
  deps: Deps,
  db: Queryable,
  caller: AnyCaller,
  address: string,
  reason: Change,
): Promise<void> {
  const { role, id } = caller;
  return writeAuditEntry(deps, db, {
    event: 'second_factor_changed',
    actor: toAuditActor(caller, address),
    account: { role: role === 'doctor' || role === 'patient' ? role : 'hospital', id },
    reason,
  });
}

async function change(
  deps: Deps,
  caller: AnyCaller,
  { password, code }: BothFactors,
  address: string,
  locale: Locale,
  reason: Change,
  work: (db: pg.ClientBase, accountId: number) => Promise<unknown>,
): Promise<void> {
  const { owner, source } = await confirmSecondFactorOwner(deps, caller, password, address);
  const { account_id: accountId } = owner;
  const [factor] = await findSecondFactor(deps.database.pool, { accountId });
  if (!factor?.confirmed_at) throw new Refusal('second_factor_changed');
  await checkSecondFactorCode(deps, factor, code, source);
  await deps.database.transaction(async (db) => {
    const [on] = await lockSecondFactor(db, { accountId, secret: factor.secret });
    if (!on) throw new Refusal('second_factor_changed');
    await work(db, accountId);
    await logFactorChange(deps, db, caller, address, reason);
    await notifyLoginChange(deps, db, 'hospital', owner, 'second_factor', locale);
  });
  deps.outbox.hurry();
}

/**
 * Turns the second factor off and deletes its secret and recovery codes. Refuses with `wrong_password`,
 * `wrong_second_factor`, `too_many_attempts`, or `second_factor_changed` if it is off already.
 */
export function turnOffSecondFactor(
  deps: Deps,
  caller: AnyCaller,
  factors: BothFactors,
  address: string,
  locale: Locale,
): Promise<void> {
  return change(deps, caller, factors, address, locale, 'turned_off', (db, accountId) =>
    deleteSecondFactor(db, { accountId }),
  );
}

/** Replaces the recovery codes by ten new ones and returns them. Refuses as `turnOffSecondFactor` does. */
export async function renewRecoveryCodes(
  deps: Deps,
  caller: AnyCaller,
  factors: BothFactors,
  address: string,
  locale: Locale,
): Promise<string[]> {
  const codes = generateRecoveryCodes();
  await change(deps, caller, factors, address, locale, 'codes_renewed', async (db, accountId) => {
    await deleteRecoveryCodes(db, { accountId });
    const hashes = codes.map((one) => hashRecoveryCode(accountId, one));
    await insertRecoveryCodes(db, { accountId, hashes });
  });
  return codes;
}
