import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { medicinePhrases } from '#domain/clinical/medicine-phrases.ts';
import { formatMedicine } from '#domain/clinical/prescriptions.ts';
import { testRandomLines } from '#domain/testing/random-lines.ts';
import { typedLines } from '#domain/testing/typed-lines.ts';
import { parseMedicineLine, parseMedicineLines, suggestMedicines } from './parse-medicine-line.ts';

const read = (line: string) => parseMedicineLine(line, knownMedicines);
const formatFields = (line: string) => Object.values(read(line)).join(' | ');

describe('lines as doctors type them', () => {
  test('G-05 there are three hundred of them, each once', () => {
    expect(typedLines.length).toBeGreaterThanOrEqual(300);
    expect(new Set(typedLines.map(([line]) => line)).size).toBe(typedLines.length);
  });

  test.each(typedLines)('G-05 “%s” is read as %s', (line, fields, unread) => {
    expect(formatFields(line)).toBe(fields);
    const [one, ...others] = parseMedicineLines(line, knownMedicines);
    expect(one).toMatchObject({ medicine: read(line), unread });
    expect(others).toEqual([]);
  });
});

describe('several medicines at once', () => {
  const names = (text: string) =>
    parseMedicineLines(text, knownMedicines).map(({ medicine: { name, strength } }) =>
      `${name} ${strength}`.trim(),
    );

  test.each([
    'amlo 5 od, telmi 40 hs',
    'amlo 5 od telmi 40 hs',
    'amlo 5 od; tab telmi 40 hs',
    'amlo 5 od and telmi 40 hs',
    'amlo 5 od\ntelmi 40 hs',
    'amlo 5 od ↵ telmi 40 hs',
    '1) amlo 5 od\r\n2) telmi 40 hs\n\n',
    '- Tab. Amlo 5 od\n- T. Telmi 40 hs',
  ])('G-05 “%s” is two', (text) => {
    expect(names(text)).toEqual(['Amlodipine 5 mg', 'Telmisartan 40 mg']);
  });

  test('G-05 new lines keep names that nobody knows', () => {
    expect(names('xyzo 10 od\nabco 20 bd')).toEqual(['Xyzo 10', 'Abco 20']);
  });

  test.each([
    'methotrexate 7.5 once a week with folic acid 5 mg',
    'metformin 500 bd, stop glimepiride 1',
    'pred 20 od 1 week, 15 od 1 week',
    'sitagliptin + metformin 50/500 bd',
    'pcm 500 tds, if fever 650 mg',
    'continue metformin 500 bd',
  ])('G-05 “%s” is one', (text) => {
    expect(names(text)).toHaveLength(1);
  });
});

testRandomLines(300);

test.each(
  `nimodipine azelnidipine efonidipine prednisone satranidazole levodopa sacubitril doxylamine artemether estradiol
  hydralazine clomipramine oxcarbazepine glipizide mianserin lamivudine`.split(/\s+/),
)('G-05 “%s” is spelled in full, and no medicine that is like it', (name) => {
  expect(read(`${name} 10 od`).name.toLowerCase()).toBe(name);
  expect(read(name).name.toLowerCase()).toBe(name);
});

test('G-05 of several that begin alike the commonest comes first, and the others are told', () => {
  const names = (line: string) => suggestMedicines(line, knownMedicines).map(({ name }) => name);
  expect(names('amlo 5').slice(0, 2)).toEqual(['Amlodipine', 'Amlodipine + Atenolol']);
  expect(names('met 500')[0]).toBe('Metformin');
  expect(names('met 25')[0]).toBe('Metoprolol succinate');
  expect(names('met 25')).toContain('Metformin');
  expect(names('dolo 650')).toContain('Paracetamol');
  expect(names('am')).toEqual([]);
  expect(names('')).toEqual([]);
});

const orNothing = (phrases: readonly string[]) => fc.constantFrom('', ...phrases);
const prescribed = fc.constantFrom(...knownMedicines).chain((medicine) =>
  fc.constantFrom(...medicine.forms).chain(({ form, strengths }) =>
    fc.record({
      name: fc.constant(medicine.name),
      strength: orNothing(strengths),
      form: fc.constant(form),
      dose: orNothing(medicinePhrases.doses),
      frequency: orNothing([...medicinePhrases.frequencies, '1-0-1', '½-0-½', '1-1-1-1', '0-0-1']),
      duration: orNothing([...medicinePhrases.durations, '21 days', '6 weeks']),
      instructions: orNothing(medicinePhrases.instructions),
    }),
  ),
);

test('G-05 a printed line reads back', () => {
  fc.assert(
    fc.property(prescribed, (medicine) => {
      expect(read(formatMedicine(medicine))).toEqual(medicine);
    }),
    { numRuns: 100 },
  );
});

test('G-05 nothing that was typed is lost, and no dose, frequency or duration is invented', () => {
  const word = fc.constantFrom('Xyzo', 'until', 'fever', 'gone', 'left', 'knee', 'slowly', 'iv');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const { name, strength, form, dose, frequency, duration, instructions } = read(words.join(' '));
      const all = [name, strength, form, instructions].join(' ').toLowerCase();
      for (const one of words) expect(all).toContain(one.toLowerCase());
      expect([dose, frequency, duration]).toEqual(['', '', '']);
    }),
    { numRuns: 40 },
  );
});

test('G-05 whatever is typed, a line is read and its numbers are kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (line) => {
      for (const value of Object.values(read(line))) expect(value).toBeTypeOf('string');
    }),
    { numRuns: 50 },
  );
});
