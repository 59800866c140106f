import { randomBytes } from 'node:crypto';
import type { AppSecret } from '#contract/accounts/second-factor.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts';
import { toAppSecret } from '#server/accounts/second-factor/app-secret.ts';
import { limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sealSecret } from '#server/platform/seal-secret.ts';
import { listConfirmedOperators, storeOperator } from './operator-queries.ts';
import { operatorSecret } from './operator-secret.ts';
import { isSetUpCode, setUpCode } from './set-up-code.ts';

/** The length of an HMAC-SHA-1 hash (RFC 4226, 4). */
const secretBytes = 20;

interface SetUp {
  readonly phone: string;
  readonly setUpCode: string;
  readonly password: string;
}

/**
 * Sets up the account of an operator whose phone is in the settings; a first code of the app completes it.
 * Refuses with `wrong_code` (also for another phone, or an account that is set up), `too_many_attempts`, and
 * at the field a password that is easily guessed.
 */
export async function setUpOperator(
  deps: Deps,
  { phone, setUpCode: code, password }: SetUp,
): Promise<AppSecret> {
  const { config, database, clock, jwtSecret } = deps;
  await refuseWeakPassword(password, { phone, name: '' });
  const isRight = await limitGuesses(
    deps,
    'hospital',
    `set-up of operator ${phone}`,
    'unknown',
    async () => isSetUpCode(deps, phone, code) && config.operatorPhones.includes(phone),
  );
  if (!isRight) throw new Refusal('wrong_code');
  const secret = randomBytes(secretBytes);
  const passwordHash = await deps.passwords.hash(password);
  await database.transaction(async (db) => {
    const sealed = sealSecret(jwtSecret, operatorSecret(phone), secret);
    const [stored] = await storeOperator(db, {
      phone,
      passwordHash,
      secret: sealed,
      now: new Date(clock.now()),
    });
    if (!stored) throw new Refusal('wrong_code');
    const actor = { role: 'operator', id: stored.id } as const;
    await writeAuditEntry(deps, db, {
      event: 'second_factor_changed',
      actor,
      account: actor,
      reason: 'begun',
    });
  });
  return toAppSecret(secret, phone);
}

/** Operators in the settings without an account, each with their set-up code; the start prints them. */
export async function listOperatorsToSetUp(
  deps: Pick<Deps, 'config' | 'database' | 'jwtSecret'>,
): Promise<{ phone: string; code: string }[]> {
  const known = new Set((await listConfirmedOperators(deps.database.pool)).map(({ phone }) => phone));
  return deps.config.operatorPhones
    .filter((phone) => !known.has(phone))
    .map((phone) => ({ phone, code: setUpCode(deps, phone) }));
}
