import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { createAccount } from '#server/accounts/account/create-account.ts';
import { findProfessionalByPhone, type ProfessionalRow, setAccountName } from './membership-queries.ts';

export async function findProfessional(db: Queryable, phone: string): Promise<ProfessionalRow | null> {
  const [known] = await findProfessionalByPhone(db, { phone });
  return known ?? null;
}

/**
 * Creates the account of a new staff member; refuses with `professional_exists` if one was created meanwhile.
 */
export async function createStaffAccount(
  db: Queryable,
  { phone, name }: { readonly phone: string; readonly name: string },
  passwordHash: string | null,
): Promise<number> {
  const made = await createAccount(db, 'professional', { phone, passwordHash, email: '' });
  if (made === null) throw new Refusal('professional_exists');
  await setAccountName(db, { id: made, name });
  return made;
}
