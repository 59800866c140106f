import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Undeliverable } from '../outbox/deliver.ts';
import { countSmsParts } from './count-sms-parts.ts';
import { checkSlots, fitSlot } from './sms-slots.ts';

const alphanumeric = [{ name: 'doctor', type: 'alphanumeric' }] as const;
const numeric = [{ name: 'hour', type: 'numeric' }] as const;
const url = [{ name: 'url', type: 'url' }] as const;

test('N-07 whatever a value is, after it was fitted operators let it pass', () => {
  const values = fc.string({ unit: 'binary', maxLength: 80 });
  const lengths = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(values, lengths, (value, max) => {
      checkSlots(alphanumeric, [fitSlot('alphanumeric', value, max)]);
      checkSlots(numeric, [fitSlot('numeric', value, max)]);
      expect(fitSlot('alphanumeric', value, max).length).toBeLessThanOrEqual(max);
    }),
    {
      numRuns: 2000,
      examples: [
        ['Dr. S. Rao', 40],
        ['', 1],
        ['👩‍⚕️', 2],
        ['क्षत्रिय', 2],
        ['ẞ㎏ﷺ', 3],
      ],
    },
  );
});

test.each([
  [alphanumeric, 'Dr. S. Rao'],
  [alphanumeric, '16:30'],
  [alphanumeric, 'x'.repeat(41)],
  [alphanumeric, 'two  spaces'],
  [alphanumeric, ' Asha'],
  [alphanumeric, ''],
  [alphanumeric, 'O’Brien'],
  [numeric, '16:30'],
  [numeric, '१६'],
  [numeric, ''],
  [url, ''],
  [url, 'hams.clinic.in/v/abc'],
  [url, 'https://hams.clinic.in/v/abc def'],
])('N-07 a value that operators would drop is refused without being told: %j %s', (slots, value) => {
  const [{ name }] = slots;
  const check = () => checkSlots(slots, [value]);
  expect(check).toThrow(Undeliverable);
  expect(check).toThrow(`{${name}}`);
  if (value.length > 2) expect(check).not.toThrow(value);
});

test('N-07 a value too few is refused', () => {
  expect(() => checkSlots(numeric, [])).toThrow(Undeliverable);
});

test.each([
  ['Dr. S. Rao', 'Dr S Rao'],
  ['José Peña', 'Jose Pena'],
  ['O’Brien-Smith', 'OBrien Smith'],
  ['  Asha   Menon ', 'Asha Menon'],
  ['डॉ. आशा मेनन', 'डॉ आशा मेनन'],
  ['Venkata Subramaniam Raghunathan Krishnaswamy', 'Venkata Subramaniam Raghunathan'],
])('N-07 %s becomes %s', (value, fitted) => {
  expect(fitSlot('alphanumeric', value)).toBe(fitted);
});

test('N-07 a letter with its vowel sign is not cut in two', () => {
  expect(fitSlot('alphanumeric', 'किकिकि', 3)).toBe('कि');
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // The 77th € would be split between the parts: 76 fit into each.
  ['€'.repeat(152), 2],
  ['€'.repeat(153), 3],
  ['न'.repeat(70), 1],
  ['न'.repeat(71), 2],
  ['न'.repeat(134), 2],
  ['न'.repeat(135), 3],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(66), 2],
  ['😀'.repeat(67), 3],
  ['', 1],
])('N-07 %s is sent in %i parts', (text, parts) => {
  expect(countSmsParts(text)).toBe(parts);
});
