import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsOwnerData } from './contains-owner-data.ts';

const asha = { phone: '9876543210', name: 'Dr. Asha Menon' };

describe('what is refused', () => {
  test.each([
    '9876543210',
    '98765 43210',
    '+91 98765-43210',
    'my9876543210',
    'AshaMenon',
    'asha menon',
    'ASHA 1990!',
    'Asha@123',
    '007menon',
    'DrAshaMenon1',
    'm-e-n-o-n-1',
  ])('P-04 %s is easily guessed by whoever knows Dr. Asha Menon', (password) => {
    expect(containsOwnerData(password, asha)).toBe(true);
  });

  test('P-04 a name in another script is compared as well', () => {
    expect(containsOwnerData('आशा1234', { phone: asha.phone, name: 'आशा मेनन' })).toBe(false);
    expect(containsOwnerData('मेनन1234', { phone: asha.phone, name: 'आशा मेनन' })).toBe(true);
  });
});

test.each(['asha likes tea', 'menonasha', '987654321', 'dr1234', '123456!', 'ashamenonkochi'])(
  'P-04 %s is not',
  (password) => expect(containsOwnerData(password, asha)).toBe(false),
);

test('P-04 whatever somebody is called: the name is refused with digits around it, any other word is not', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  const around = fc.stringMatching(/^[0-9@!. ]{0,4}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
      around,
      around,
      (words, before, after) => {
        const owner = { phone: asha.phone, name: words.join(' ') };
        expect(containsOwnerData(`${before}${words.join('').toUpperCase()}${after}`, owner)).toBe(true);
        expect(containsOwnerData(`${before}${words[0]}${after}`, owner)).toBe(true);
        expect(containsOwnerData(`${before}${words.join('')}zqx${after}`, owner)).toBe(false);
      },
    ),
  );
});

test('P-04 a name of very many words is compared in no time: work grows with the square of its words', () => {
  const owner = { phone: asha.phone, name: 'a aa aaa '.repeat(11) };
  expect(containsOwnerData(`${'a'.repeat(199)}b`, owner)).toBe(false);
});
