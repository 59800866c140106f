import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractPhoneDigits, isPhone } from '#domain/accounts/phones.ts';
import { extractCode, normalizePassword, normalizeText, toAsciiDigits } from './normalize-text.ts';

test.each([
  ['zero width', 'A\u200bsha\ufeff', 'Asha'],
  ['marks of direction', '\u202aAsha\u202c \u2067Rao\u2069\u200f', 'Asha Rao'],
  ['other spaces', 'Asha\u00a0Rao\u2009\u3000K\u2800', 'Asha Rao  K '],
  ['hyphens', 'Anne\u2011Marie\u2010Rao\u00ad', 'Anne-Marie-Rao'],
  ['full width', 'Ａｓｈａ　１２', 'Asha 12'],
  ['composed letters', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['a virama with a joiner', 'क्\u200dष క్\u200cష ന്\u200d र\u200d्य', 'क्\u200dष క్\u200cష ന്\u200d र\u200d्य'],
  ['joiners that are not drawn', 'रा\u200dम\u200c As\u200dha ക്\u200c', 'राम Asha ക്'],
  ['Urdu', 'می\u200cشود \u200fعائشہ', 'می\u200cشود عائشہ'],
  ['emoji', '👩\u200d⚕️ 👨🏽\u200d🦱 ❤\ufe0f 1\ufe0f⃣', '👩\u200d⚕️ 👨🏽\u200d🦱 ❤\ufe0f 1\ufe0f⃣'],
  ['a flag', '🏴\u{e0067}\u{e0062}\u{e007f} a\u{e0067}', '🏴\u{e0067}\u{e0062}\u{e007f} a'],
  ['half a pair', 'a\ud83d', 'a\ufffd'],
])('C-06 %s: %j is stored as %j', (_, typed, stored) => {
  expect(normalizeText(typed)).toBe(stored);
});

test('C-06 a text that is plain stays as it is, and so does what was made plain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const plain = normalizeText(text);
      expect(normalizeText(plain)).toBe(plain);
    }),
    { numRuns: 60 },
  );
});

test('C-06 every digit of Unicode has its value', () => {
  for (let code = 0; code < 0x1fbff; code += 1) {
    const digit = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(digit))
      expect([code.toString(16), toAsciiDigits(digit)]).toEqual([
        code.toString(16),
        expect.stringMatching(/^\d$/),
      ]);
  }
  const systems =
    'arab arabext beng deva gujr guru knda mlym mtei olck orya tamldec telu fullwide mathmono thai'.split(
      ' ',
    );
  for (const system of systems) {
    const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210);
    expect(toAsciiDigits(digits)).toBe('9876543210');
  }
});

describe('C-09 a code is found', () => {
  test.each([
    '123456',
    ' 123 456 ',
    '12-34-56',
    '1\u200b23456',
    '१२३४५६',
    '１２３４５６',
    'Your HAMS code is 123456. It is good for 10 minutes.',
    '123456 is your HAMS login code, valid for 10 minutes. Do not share it with anyone, not even us.',
    'HAMS: 123-456 (10 min). Call 9876543210 or 18001234567',
    '१२३४५६ लॉग इन करने का आपका HAMS कोड है। यह 10 मिनट तक मान्य है।',
    '@hams.example #123456',
    '123456\n123456',
  ])('in %j', (pasted) => {
    expect(extractCode(pasted)).toBe('123456');
  });

  test.each(['', '12345', '1234567', '123456 or 654321', 'code 98765 43210', 'ABC123456'])(
    'not in %j',
    (pasted) => {
      expect(extractCode(pasted)).not.toMatch(/^\d{6}$/);
    },
  );
});

test.each([
  ['+91 98765', '98765'],
  ['0091987', '987'],
  ['(०९८७६५) ४३२१०', '9876543210'],
  ['TEL:+919876543210;ext=2', '9876543210'],
  ['Mob. 98765-43210', '9876543210'],
  ['910987654321', '0987654321'],
  ['+1 555 123', null],
  ['Asha', null],
])('C-06 a phone number in %j', (written, digits) => {
  expect(extractPhoneDigits(written)).toBe(digits);
});

test('C-06 nonsense is no phone number, and a landline is one', () => {
  const nonsense =
    '0000000000 1111111111 5555555555 1234567890 2345678901 5432109876 1212121212 0987654321 1234512345 98765';
  expect(nonsense.split(' ').filter(isPhone)).toEqual([]);
  const callable = '9876543210 9999999999 6000000001 4842345678 1123456789 8022334455'.split(' ');
  expect(callable.filter(isPhone)).toEqual(callable);
});

test('C-09 a password keeps its letter case, and is one however it is composed and spaced', () => {
  expect(normalizePassword('Rene\u0301\u00a0\u3000 K\u200b')).toBe('Ren\u00e9   K');
  expect(normalizePassword('Ａb ﬁ')).toBe('Ａb ﬁ');
});
