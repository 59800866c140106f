import { expect, test } from 'vitest';
import { isOwnCall, ownCallHeaders } from './own-calls.ts';

test('P-04 what makes a call uncounted cannot be guessed: 256 random bits', () => {
  const [name = '', secret = ''] = Object.entries(ownCallHeaders)[0] ?? [];
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(isOwnCall({ [name]: secret })).toBe(true);
  expect(isOwnCall({ [name]: `${secret.slice(0, -1)}-` })).toBe(false);
  expect(isOwnCall({})).toBe(false);
});
