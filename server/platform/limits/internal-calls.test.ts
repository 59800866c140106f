import { expect, test } from 'vitest';
import { internalCallHeaders, isInternalCall } from './internal-calls.ts';

test('P-04 what makes a call uncounted cannot be guessed: 256 random bits', () => {
  const [name = '', secret = ''] = Object.entries(internalCallHeaders)[0] ?? [];
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(isInternalCall({ [name]: secret })).toBe(true);
  expect(isInternalCall({ [name]: `${secret.slice(0, -1)}-` })).toBe(false);
  expect(isInternalCall({})).toBe(false);
});
