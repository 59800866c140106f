import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { accountKinds, type GuessSource, type LoginRole } from '../account/account.ts';
import { countGuess, deleteGuesses, hasSignedInFrom, uncountGuess } from './session-queries.ts';

const maxFromSource = 10;
/** A limit for all sources together, since sessions from many addresses are many sources. */
const maxFromAll = 50;
const windowMilliseconds = 15 * 60_000;

export const deskSource = (hospitalId: number): GuessSource => `desks of hospital ${hospitalId}`;

/**
 * An address from which the account has signed in is its own source, so that guesses from elsewhere do not
 * lock the owner out; all other addresses are one source. Also queried for an unknown phone: the response
 * time must not reveal accounts.
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
 * Checks a password or a code: at most ten wrong ones in fifteen minutes from a source, for all login
 * endpoints together, and fifty from all sources; a right one resets the count. Refuses with
 * `too_many_attempts`.
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
    // The password was not checked because the hashing queue is full: load must not lock people out.
    await uncountGuess(pool, { ...account, source });
    throw error;
  }
  if (right) await deleteGuesses(pool, { ...account, source });
  return right;
}
