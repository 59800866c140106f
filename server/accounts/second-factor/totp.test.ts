import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base32, codeAt, matchingStep, otpauthUri, stepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('the published values', () => {
  // RFC 6238, appendix B (SHA-1); we use the last six of its eight digits.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('P-04 RFC 6238: at %i seconds', (seconds, eight) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(eight.slice(-6));
  });

  test('P-04 RFC 4226, appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeAt(secret, counter));
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
  });

  // RFC 4648, 10, without padding.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('P-04 RFC 4648: base32 of "%s"', (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded));
});

const instants = fc.integer({ min: 1_700_000_000_000, max: 2_500_000_000_000 });

test('P-04 a code is good for its own thirty seconds and one step on either side, no longer', () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: -4, max: 4 }),
      fc.uint8Array({ minLength: 20, maxLength: 20 }),
      (now, off, bytes) => {
        const step = stepAt(now) + off;
        const found = matchingStep(Buffer.from(bytes), codeAt(Buffer.from(bytes), step), now, 0);
        if (Math.abs(off) <= 1) expect(found).not.toBeNull();
        // One in 300,000 codes is that of another step as well.
        else if (found !== null)
          expect(codeAt(Buffer.from(bytes), found)).toBe(codeAt(Buffer.from(bytes), step));
      },
    ),
  );
});

test('P-04 neither a code of the last accepted step nor an earlier one is good', () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: -1, max: 1 }),
      fc.integer({ min: 0, max: 3 }),
      (now, off, later) => {
        const step = stepAt(now) + off;
        expect(matchingStep(secret, codeAt(secret, step), now, step + later)).not.toBe(step);
      },
    ),
  );
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('P-04 "%s" is no code', (typed) => {
  expect(matchingStep(secret, typed, 59_000, 0)).toBeNull();
});

test('P-04 the address has what apps need, and nothing that they would read otherwise', () => {
  const uri = new URL(otpauthUri(secret, '9100000001'));
  expect(`${uri.protocol}//${uri.host}${uri.pathname}`).toBe('otpauth://totp/HAMS:9100000001');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'HAMS',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
