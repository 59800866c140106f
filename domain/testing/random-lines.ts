import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { parseMedicineLines } from '#domain/clinical/prescribing/parse-medicine-line.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';

const anyPart = (words: string) => fc.constantFrom(...words.trim().split(/\s*\|\s*/));
const maybe = (words: fc.Arbitrary<string>) => fc.option(words, { nil: '' });

const anyName = anyPart(
  'pcm | amlo | telmi | insulin | lantus | vit d3 | aspirin | azithro | pred | heparin | Xyzo | amox clav | syp calpol | tab ecosprin | inj ceftriaxone | met | thyroxine | digoxin | fentanyl patch | mtx | moxi e/d | salbu inh | b12 | human insulin 30/70 | abc-d | cap omez',
);
const numbers = fc.oneof(
  anyPart(
    '.5 | 4.0 | 0.50 | 1,000 | 5,000 | 60,000 | 1,00,000 | 12,50,000 | 12.5 | ½ | 1½ | 1/2 | 0,5 | ५०० | १.५ | ５',
  ),
  fc.integer({ min: 1, max: 2000 }).map(String),
  fc.integer({ min: 1, max: 999 }).map((hundredths) => String(hundredths / 100)),
);
const units = fc.constantFrom(
  ...[
    '',
    '',
    ' mg',
    'mg',
    ' mcg',
    'g',
    ' iu',
    ' units',
    'u',
    ' ml',
    '%',
    'k',
    ' mg/kg',
    ' mg/kg/day',
    ' mg per kg',
  ],
  ...[' mg/5 ml', '/5', '/500', ' meq', ' g/day', ' mcg/h', ' ml/hr'],
);
const amounts = fc.tuple(numbers, units).map((parts) => parts.join(''));
const small = fc.integer({ min: 1, max: 60 }).map(String);
const withNumber = (pattern: string) =>
  fc
    .tuple(anyPart(pattern), small, small)
    .map(([text, one, two]) => text.replace('N', one).replace('M', two));
const times = fc.oneof(
  anyPart(
    'od | bd | tds | hs | sos | stat | weekly | monthly | alternate days | every month | every night | 1/0/1 | 1 0 1 | 101',
  ),
  withNumber(
    'N-0-M | N-N-M-1 | ½-0-½ | 1-0-N½ | १-०-१ | qNh | q N h | qN-Mh | every N hours | every N weeks | every N-M days | N times a day | N-M times a day | N hourly | N weekly | once in N days',
  ),
);
const durations = withNumber(
  'N d | N days | x N | xNd | for N days | N w | N m | N years | x N doses | x N cycles | x N/7 | N/52 | N-M days | N | cont | two weeks | N days a week | N days before surgery',
);
const instructions = fc.oneof(
  anyPart('af | bf | with milk | iv | both eyes | not at night | left knee | (after food) | if needed'),
  withNumber(
    'stop N days before surgery | repeat after N days | increase to N after M weeks | if bp > N/M | in N ml ns over M min | max N/day | on N/M/2026 | at 8 am | N days on M off | N tab | N puffs | N-M tabs | N tsp | one tab | taper by N mg weekly | from day N to day M | no N | dilute N:M | (N tabs) | then N od M week | Nth week | N, M, 6 months',
  ),
);
const separators = fc.constantFrom(' ', ' ', ' ', ', ', '; ', ' - ', ',', ' + ', '. ', ' and ', '\n');

const anyLine = fc
  .tuple(
    fc.tuple(
      anyName,
      maybe(amounts),
      maybe(instructions),
      maybe(times),
      maybe(durations),
      maybe(instructions),
    ),
    maybe(fc.tuple(anyName, amounts, times).map((parts) => parts.join(' '))),
    fc.array(separators, { minLength: 7, maxLength: 7 }),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([parts, other, between, turn]) => {
    const typed = [...parts, other].filter(Boolean);
    const turned = turn < 2 ? [...typed.slice(2), ...typed.slice(0, 2)] : typed;
    return turned.map((part, index) => (index === 0 ? part : `${between[index] ?? ' '}${part}`)).join('');
  });

const digits = '०१२३४५६७८９５';
const values = '01234567895';
const fractions: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

/** Numbers as a reader sees them, each by its value; written independently of the tested code. */
function listNumbers(text: string): string[] {
  const plain = Array.from(text, (letter) =>
    digits.includes(letter) ? values[digits.indexOf(letter)] : letter,
  )
    .join('')
    .replace(/\b(one|two)(?= (?:tab|weeks))/g, (word) => (word === 'one' ? '1' : '2'))
    .replace(/(?<!\d|\/)(?:1\/2|1\/4|3\/4)(?!\d|\/)/g, (part) => fractions[part] ?? part)
    .replace(/(\d)\/(?:7|52|12)(?![\d.]|\/)/g, '$1')
    .replace(/(?<![\d/.-])[2346] times a day/g, '')
    .replace(/(?<![\d.-]|\d,)([01])([01])([01])(?![\d-]|[.,]\d)/g, '$1-$2-$3')
    .replace(/\b(?:vit d3|b12)\b/gi, '');
  return [...plain.matchAll(/(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d*\.?\d+)(k\b)?|[½¼¾]/g)].map(
    ([found, number = '', thousand = '']) =>
      number === '' ? found : String(Number(number.replaceAll(',', '')) * (thousand ? 1000 : 1)),
  );
}

const listTexts = ({
  name,
  strength,
  form,
  dose,
  frequency,
  duration,
  instructions: how,
}: PrescribedMedicine) => [name, strength, form, dose, frequency, duration, how];

/** True if the items are a subsequence of `all`. */
function isSubsequence(items: readonly string[], all: readonly string[]): boolean {
  let from = 0;
  return items.every((item) => {
    from = all.indexOf(item, from) + 1;
    return from > 0;
  });
}

/** Generated lines: everything that the doctor typed must be stored. */
export const testRandomLines = (runs: number) =>
  describe('generated lines', { timeout: 60_000 + runs * 40 }, () => {
    test('G-05 each number that was typed stands in the fields once, in order, and no other does', () => {
      fc.assert(
        fc.property(anyLine, (line) => {
          const read = parseMedicineLines(line, knownMedicines);
          const typed = listNumbers(line);
          const fields = read.flatMap(({ medicine }) => listTexts(medicine)).map(listNumbers);
          expect(fields.flat().sort()).toEqual([...typed].sort());
          for (const numbers of fields) expect(isSubsequence(numbers, typed)).toBe(true);
        }),
        { numRuns: runs },
      );
    });

    test('G-05 what is not understood stands in the instructions or the name as it was typed', () => {
      fc.assert(
        fc.property(anyLine, (line) => {
          for (const { medicine, unread } of parseMedicineLines(line, knownMedicines)) {
            const kept = `${medicine.name} ${medicine.instructions}`.toLowerCase();
            for (const word of unread.toLowerCase().split(/[\s,;]+/)) expect(kept).toContain(word);
          }
        }),
        { numRuns: Math.ceil(runs / 4) },
      );
    });
  });
