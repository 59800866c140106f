import { expect, test } from 'vitest';
import { plainPhone } from './phone-field.tsx';

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9112345678', '9112345678'],
  ['12345', '12345'],
  ['+44 20 7946 0958', '+442079460958'],
  ['abc', 'abc'],
])('C-06 a phone number pasted as %s reads %s', (pasted, read) => {
  expect(plainPhone(pasted)).toBe(read);
});
