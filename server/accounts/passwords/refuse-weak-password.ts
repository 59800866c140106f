import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { containsOwnerData, type PasswordOwner } from './is-personal.ts';

const listPath = join(projectRoot, 'server/accounts/passwords/common/common-passwords.txt');
let list: Promise<ReadonlySet<string>> | null = null;

async function readList(): Promise<ReadonlySet<string>> {
  return new Set((await readFile(listPath, 'utf8')).trimEnd().split('\n'));
}

/**
 * Refuses at the field `password` one of the 10,000 most common passwords, in any letter case and with any
 * spaces (docs/product.md#passwords).
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  // A failure, as with too many open files, is forgotten: the next password is looked up again.
  list ??= readList().catch((error) => {
    list = null;
    throw error;
  });
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  if ((await list).has(plain)) throw fieldRefusal('password', 'field_password_common');
}

/**
 * Refuses at the field `password` what may not become a password: a common one, and the owner's own phone
 * number or name (docs/product.md#passwords). Passwords that exist already are not looked at.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  await refuseCommonPassword(password);
  if (containsOwnerData(password, owner)) throw fieldRefusal('password', 'field_password_personal');
}
