import { fieldRefusal } from '#server/platform/http/problems.ts';
import { containsOwnerData, type PasswordOwner } from './contains-owner-data.ts';

const shortestPassword = 6;
let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** The most common passwords first; loaded on first use, because most processes never need the list. */
export async function listCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].filter(({ length }) => length >= shortestPassword);
  return new Set(passwords.slice(0, 10_000));
}

/**
 * Refuses at the field `password` one of the 10,000 most common passwords, ignoring letter case and spaces.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  // A failure, for example too many open files, is not cached: the next call loads the list again.
  commonPasswords ??= listCommonPasswords().catch((error) => {
    commonPasswords = null;
    throw error;
  });
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  if ((await commonPasswords).has(plain)) throw fieldRefusal('password', 'field_password_common');
}

/**
 * Refuses at the field `password` a common password, and one made of the owner's phone number or name.
 * Existing passwords are not checked.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  await refuseCommonPassword(password);
  if (containsOwnerData(password, owner)) throw fieldRefusal('password', 'field_password_personal');
}
