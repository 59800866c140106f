import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';
import { matchingStep } from '#server/accounts/second-factor/totp.ts';
import { limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OperatorActor } from '#server/platform/http/actor.ts';
import { findLocale } from '#server/platform/http/language.ts';
import { unsealSecret } from '#server/platform/seal-secret.ts';
import {
  consumeOperatorStep,
  endOperatorSession,
  findOperatorByPhone,
  hasOperatorSignedInFrom,
  insertOperatorSession,
  type OperatorRow,
  touchOperatorSession,
} from './operator-queries.ts';
import { operatorSecret } from './operator-secret.ts';

const idleMilliseconds = 30 * 60_000;
const sessionMilliseconds = 12 * 60 * 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest();

interface Credentials {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
}

/**
 * Logs an operator in with password and a code of the authenticator app, the first of which completes the
 * set-up; returns the token. Wrong ones are counted together and limited as for all accounts. Refuses with
 * `too_many_attempts` or `invalid_credentials`, without revealing which part was wrong; refusals go into the
 * audit log.
 */
export async function logInOperator(deps: Deps, credentials: Credentials, address: string): Promise<string> {
  const { database, clock, config } = deps;
  const { phone } = credentials;
  const named = config.operatorPhones.includes(phone);
  const [operator] = named ? await findOperatorByPhone(database.pool, { phone }) : [];
  try {
    // Wrong guesses from elsewhere must not lock an operator out of an address they use. Also queried for
    // unknown phones, so that the response time reveals nothing.
    const [known] = await hasOperatorSignedInFrom(database.pool, { id: operator?.id ?? 0, address });
    const source = known ? (`address ${address}` as const) : 'unknown';
    const isRight = await limitGuesses(deps, 'hospital', `operator ${phone}`, source, () =>
      isOperator(deps, operator, credentials),
    );
    if (!operator || !isRight) throw new Refusal('invalid_credentials');
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      await writeAuditEntry(deps, database.pool, {
        event: 'login_refused',
        actor: { role: 'nobody', address },
        account: operator && { role: 'operator', id: operator.id },
        reason: error.code,
      });
    }
    throw error;
  }
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await insertOperatorSession(database.pool, {
    operatorId: operator.id,
    tokenHash: hashToken(token),
    address,
    now: new Date(now),
    expiresAt: new Date(now + sessionMilliseconds),
  });
  return token;
}

/** Checks the password first, so that a code is consumed only with the right one. */
async function isOperator(
  { database, clock, jwtSecret, passwords }: Deps,
  operator: OperatorRow | undefined,
  { password, code }: Credentials,
): Promise<boolean> {
  const isPassword = await passwords.matches(operator?.password_hash ?? null, password);
  if (!operator || !isPassword) return false;
  const { id, secret: sealed, last_step: lastStep, phone } = operator;
  const secret = unsealSecret(jwtSecret, operatorSecret(phone), sealed);
  const step = secret && matchingStep(secret, code, clock.now(), lastStep);
  if (step === null) return false;
  const spent = await consumeOperatorStep(database.pool, {
    id,
    secret: sealed,
    step,
    now: new Date(clock.now()),
  });
  return spent.length > 0;
}

/**
 * Finds the operator of a request by an operator token; refuses with 401, also if the settings no longer name
 * them.
 */
export function createOperatorAuthentication({
  config,
  database,
  clock,
}: Deps): (request: FastifyRequest) => Promise<OperatorActor> {
  return async ({ headers, ip: address }) => {
    const token = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];
    if (!token || config.operatorPhones.length === 0) throw new Refusal('unauthenticated');
    const now = clock.now();
    const [session] = await touchOperatorSession(database.pool, {
      tokenHash: hashToken(token),
      phones: config.operatorPhones,
      now: new Date(now),
      idleSince: new Date(now - idleMilliseconds),
    });
    if (!session) throw new Refusal('unauthenticated');
    return {
      role: 'operator',
      id: session.operator_id,
      sessionId: session.id,
      address,
      locale: findLocale(headers),
    };
  };
}

export async function logOutOperator({ sessionId }: OperatorActor, { database, clock }: Deps): Promise<void> {
  await endOperatorSession(database.pool, { id: sessionId, now: new Date(clock.now()) });
}
