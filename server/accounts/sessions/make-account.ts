import type { Queryable } from '#db/statement.ts';
import type { AccountKind } from './account.ts';
import { insertAccount } from './session-queries.ts';

interface NewAccount {
  readonly phone: string;
  /** Null: signs in by codes alone. */
  readonly passwordHash: string | null;
  readonly email: string;
  /** When a code proved the phone; nobody has without it. */
  readonly provenAt?: Date;
}

/**
 * Stores an account before the person whose it is (J-01) and returns its id; null if an account of its kind has
 * the phone number.
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
