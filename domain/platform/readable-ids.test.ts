import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatId, type IdKind, parseId } from './readable-ids.ts';

const prefixes = [
  ['doctor', 'DOC'],
  ['patient', 'PAT'],
  ['hospital', 'HOS'],
  ['appointment', 'APT'],
] as const;
const kinds: readonly IdKind[] = prefixes.map(([kind]) => kind);
const anyKind = fc.constantFrom(...kinds);
const anyId = fc.integer({ min: 1, max: 999_999_999_999_999 });

describe('H-04 an id has two spellings', () => {
  test.each(prefixes)('H-04 %s ids begin with %s and have six digits or more', (kind, prefix) => {
    expect(formatId(kind, 42)).toBe(`${prefix}-000042`);
    expect(formatId(kind, 999_999)).toBe(`${prefix}-999999`);
    expect(formatId(kind, 1_234_567)).toBe(`${prefix}-1234567`);
  });

  test('H-04 both spellings lead back to the id, with case, zeros and edges forgiven', () => {
    fc.assert(
      fc.property(anyKind, anyId, (kind, id) => {
        const readable = formatId(kind, id);
        const spellings = [readable, String(id), readable.toLowerCase(), ` ${readable} `, `00${id}`];
        expect(spellings.map((text) => parseId(kind, text))).toEqual(spellings.map(() => id));
      }),
    );
  });

  test('H-04 the prefix of another kind is refused', () => {
    fc.assert(
      fc.property(anyKind, anyKind, anyId, (kind, other, id) => {
        expect(parseId(kind, formatId(other, id))).toBe(kind === other ? id : null);
      }),
    );
  });

  test.each([
    '',
    ' ',
    '0',
    '000000',
    'DOC-',
    'DOC-0',
    'DOC-000000',
    'DOC000042',
    'DOC--42',
    'DOC-42-1',
    'XYZ-000042',
    '-42',
    '+42',
    '4.2',
    '4e2',
    '0x2A',
    '1234567890123456',
    '४२',
    'null',
    'NaN',
    '__proto__',
    '42\u0000',
    "1' or '1'='1",
    '1; drop table doctors; --',
    '1 union select 1',
    'DOC-1)--',
    '../1',
    '%31',
    '<script>1</script>',
    '{{1}}',
  ])('A-11 %j is no id', (text) => expect(parseId('doctor', text)).toBeNull());

  test('A-11 any text gives a safe whole number or nothing', () => {
    fc.assert(
      fc.property(
        anyKind,
        fc.oneof(fc.string(), fc.stringMatching(/^[DOC]{0,3}-?[0-9a-z' ;]{0,20}$/)),
        (kind, text) => {
          const id = parseId(kind, text);
          expect(id === null || (Number.isSafeInteger(id) && id > 0)).toBe(true);
        },
      ),
    );
  });
});
