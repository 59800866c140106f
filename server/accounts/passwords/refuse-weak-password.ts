import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { containsOwnerData, type PasswordOwner } from './contains-owner-data.ts';

const listPath = join(projectRoot, 'server/accounts/passwords/common/common-passwords.txt');
let list: Promise<ReadonlySet<string>> | null = null;

async function readList(): Promise<ReadonlySet<string>> {
  return new Set((await readFile(listPath, 'utf8')).trimEnd().split('\n'));
}

/**
 * Refuses at the field `password` one of the 10,000 most common passwords, ignoring letter case and spaces.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  // A failure, for example too many open files, is not cached: the next call reads the list again.
  list ??= readList().catch((error) => {
    list = null;
    throw error;
  });
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  if ((await list).has(plain)) throw fieldRefusal('password', 'field_password_common');
}

/**
 * Refuses at the field `password` a common password, and one made of the owner's phone number or name.
 * Existing passwords are not checked.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  await refuseCommonPassword(password);
  if (containsOwnerData(password, owner)) throw fieldRefusal('password', 'field_password_personal');
}
