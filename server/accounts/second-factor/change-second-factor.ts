import type pg from 'pg';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { notifyLoginChange } from '#server/accounts/passwords/notify-login-change.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnyActor } from '#server/platform/http/actor.ts';
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

export function logFactorChange(actor: AnyActor, deps: Deps, db: Queryable, reason: Change): Promise<void> {
  const { role, id } = actor;
  return writeAuditEntry(deps, db, {
    event: 'second_factor_changed',
    actor,
    account: { role: role === 'doctor' || role === 'patient' ? role : 'hospital', id },
    reason,
  });
}

async function change(
  actor: AnyActor,
  deps: Deps,
  { password, code }: BothFactors,
  reason: Change,
  work: (db: pg.ClientBase, accountId: number) => Promise<unknown>,
): Promise<void> {
  const { owner, source } = await confirmSecondFactorOwner(actor, deps, password);
  const { account_id: accountId } = owner;
  const [factor] = await findSecondFactor(deps.database.pool, { accountId });
  if (!factor?.confirmed_at) throw new Refusal('second_factor_changed');
  await checkSecondFactorCode(deps, factor, code, source);
  await deps.database.transaction(async (db) => {
    const [on] = await lockSecondFactor(db, { accountId, secret: factor.secret });
    if (!on) throw new Refusal('second_factor_changed');
    await work(db, accountId);
    await logFactorChange(actor, deps, db, reason);
    await notifyLoginChange(deps, db, 'hospital', owner, 'second_factor', actor.locale);
  });
  deps.outbox.hurry();
}

/**
 * Turns the second factor off and deletes its secret and recovery codes. Refuses with `wrong_password`,
 * `wrong_second_factor`, `too_many_attempts`, or `second_factor_changed` if it is off already.
 */
export function turnOffSecondFactor(actor: AnyActor, deps: Deps, factors: BothFactors): Promise<void> {
  return change(actor, deps, factors, 'turned_off', (db, accountId) => deleteSecondFactor(db, { accountId }));
}

/** Replaces the recovery codes by ten new ones and returns them. Refuses as `turnOffSecondFactor` does. */
export async function renewRecoveryCodes(
  actor: AnyActor,
  deps: Deps,
  factors: BothFactors,
): Promise<string[]> {
  const codes = generateRecoveryCodes();
  await change(actor, deps, factors, 'codes_renewed', async (db, accountId) => {
    await deleteRecoveryCodes(db, { accountId });
    const hashes = codes.map((one) => hashRecoveryCode(accountId, one));
    await insertRecoveryCodes(db, { accountId, hashes });
  });
  return codes;
}
