import { expect, test } from 'vitest';
import { sealSecret, unsealSecret } from './seal-secret.ts';

const secret = Buffer.from('12345678901234567890');
const key = 'a secret for tests, thirty-two characters or more';
const use = { purpose: 'second factor', owner: 'doctor 7' } as const;
const sealed = sealSecret(key, use, secret);

test('P-04 a sealed secret opens with the same token secret and for the same use only', () => {
  expect(unsealSecret(key, use, sealed)).toEqual(secret);
  expect(unsealSecret(`${key}!`, use, sealed)).toBeNull();
  expect(unsealSecret(key, { ...use, owner: 'doctor 8' }, sealed)).toBeNull();
  expect(unsealSecret(key, { ...use, purpose: 'signing key' }, sealed)).toBeNull();
});

test('P-04 it shows nothing of the secret, and looks different every time', () => {
  expect(sealed.includes(secret)).toBe(false);
  expect(sealSecret(key, use, secret)).not.toEqual(sealed);
});

test('P-04 whatever byte of it is changed or missing, it does not open', () => {
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(unsealSecret(key, use, changed)).toBeNull();
    expect(unsealSecret(key, use, sealed.subarray(0, at))).toBeNull();
  }
});
