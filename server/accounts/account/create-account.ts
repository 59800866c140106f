import type { Queryable } from '#db/statement.ts';
import { insertAccount } from '../sessions/session-queries.ts';
import type { AccountKind } from './account.ts';

interface NewAccount {
  readonly phone: string;
  /** Null if the account signs in by codes only. */
  readonly passwordHash: string | null;
  readonly email: string;
  readonly provenAt?: Date;
}

/**
 * Stores an account before its person and returns its id; null if an account of its kind has the phone
 * number.
 */
export async function createAccount(
  db: Queryable,
  kind: AccountKind,
  { phone, passwordHash, email, provenAt }: NewAccount,
): Promise<number | null> {
  const [account] = await insertAccount(db, {
    kind,
    phone,
    passwordHash,
    email,
    provenAt: provenAt ?? null,
  });
  return account?.id ?? null;
}
