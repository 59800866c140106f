import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another on paper; 32, so five bits each. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 6;
const lettersPerGroup = 4;
const codesPerSet = 10;

const group = () =>
  Array.from({ length: lettersPerGroup }, () => letters[randomInt(letters.length)]).join('');
const code = () => Array.from({ length: groups }, group).join('-');

/** Ten codes of 120 random bits. */
export const generateRecoveryCodes = (): string[] => Array.from({ length: codesPerSet }, code);

/**
 * Hashes a code, typed with or without hyphens. With 112 random bits or more the hash needs to be neither
 * slow nor keyed (ASVS 5.0, 6.5.2).
 */
export function hashRecoveryCode(accountId: number, typed: string): string {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase();
  return createHash('sha256').update(`recovery code\n${accountId}\n${plain}`).digest('base64url');
}
