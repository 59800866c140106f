import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { accountKinds, type GuessSource, type LoginRole } from './account.ts';
import { countGuess, deleteGuesses, hasSignedInFrom, uncountGuess } from './session-queries.ts';

const maxFromSource = 10;
/** From all sources: whoever holds sessions from many addresses has as many sources. */
const maxFromAll = 50;
const windowMilliseconds = 15 * 60_000;

export const deskSource = (hospitalId: number): GuessSource => `desks of hospital ${hospitalId}`;

/**
 * An address from which the account has signed in is a source of its own, so that nobody elsewhere locks its owner out; all others
 * are one. Asked for an unknown phone too: the time of the answer must not tell which have an account.
 */
export async function findGuessSource(
  { database }: Pick<Deps, 'database'>,
  role: LoginRole,
  phone: string,
  address: string,
): Promise<GuessSource> {
  const [row] = await hasSignedInFrom(database.pool, { kind: accountKinds[role], phone, address });
  return row?.known ? `address ${address}` : 'unknown';
}

/**
 * Checks a password or a code of an account: at most ten wrong ones in fifteen minutes from a source, by all doors together, and
 * fifty from all sources (docs/product.md#limits); a right one resets the count. Refuses with `too_many_attempts`.
 */
export async function limitGuesses(
  { database, clock }: Deps,
  role: LoginRole,
  phone: string,
  source: GuessSource,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { pool } = database;
  const now = clock.now();
  const account = { kind: accountKinds[role], phone };
  const window = { now: new Date(now), openedAfter: new Date(now - windowMilliseconds) };
  const count = async (from: GuessSource | 'all', max: number) => {
    const [guess] = await countGuess(pool, { ...account, source: from, ...window });
    if (!guess || guess.failures <= max) return;
    const opensAgain = guess.window_start.getTime() + windowMilliseconds;
    throw new Refusal('too_many_attempts', {}, Math.max(1, Math.ceil((opensAgain - now) / 1000)));
  };
  await count(source, maxFromSource);
  await count('all', maxFromAll);
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    // Nobody looked at the password, because too many wait: a crowd must not lock its people out.
    await uncountGuess(pool, { ...account, source });
    throw error;
  }
  if (right) await deleteGuesses(pool, { ...account, source });
  return right;
}
