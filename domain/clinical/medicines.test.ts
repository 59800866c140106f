import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownMedicines } from './medicine-list.ts';
import { completeMedicineName, findMedicineByName, listUsualStrengths, parseForms } from './medicines.ts';

const listCompletions = (typed: string, most = 8) =>
  completeMedicineName(knownMedicines, typed, most).map(({ name }) => name);

test('G-05 the list holds some hundreds of generics, each once, with readable forms and strengths', () => {
  expect(knownMedicines.length).toBeGreaterThan(400);
  expect(new Set(knownMedicines.map(({ name }) => name.toLowerCase())).size).toBe(knownMedicines.length);
  for (const { name, forms } of knownMedicines) {
    expect(name).toMatch(/^[A-Z][\w +/-]+$/);
    for (const { form, strengths } of forms) {
      expect(form, name).toMatch(/^[A-Z][A-Za-z ]+$/);
      for (const strength of strengths)
        expect(strength, name).toMatch(/^\d.*(mg|mcg|g|ml|IU|units|%|mEq|h)$/);
    }
  }
});

test('G-05 a cell is read into forms and strengths', () => {
  expect(parseForms('Capsule 5 mg, 10 mg; SR tablet 10 mg')).toEqual([
    { form: 'Capsule', strengths: ['5 mg', '10 mg'] },
    { form: 'SR tablet', strengths: ['10 mg'] },
  ]);
  expect(parseForms('Lotion')).toEqual([{ form: 'Lotion', strengths: [] }]);
});

test('G-05 names that begin with the letters come first, then later words, then the rest', () => {
  expect(listCompletions('para')[0]).toBe('Paracetamol');
  expect(listCompletions('METFOR')[0]).toBe('Metformin');
  expect(listCompletions('paracetamol')).toEqual([
    'Paracetamol',
    'Aceclofenac + Paracetamol',
    'Ibuprofen + Paracetamol',
    'Tramadol + Paracetamol',
  ]);
  expect(listCompletions('prazole')).toContain('Omeprazole');
  expect(listCompletions('  ')).toEqual([]);
  expect(listCompletions('Crocin Advance')).toEqual([]);
});

test('G-05 completing never gives more than asked for, and only what holds the letters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), fc.integer({ min: 0, max: 12 }), (typed, most) => {
      const found = listCompletions(typed, most);
      expect(found.length).toBeLessThanOrEqual(most);
      for (const name of found) expect(name.toLowerCase()).toContain(typed.trim().toLowerCase());
    }),
  );
});

test('G-05 strengths are those of the form, or of all forms while it is open', () => {
  const ibuprofen = findMedicineByName(knownMedicines, 'ibuprofen ');
  expect(ibuprofen && listUsualStrengths(ibuprofen, 'tablet')).toEqual(['200 mg', '400 mg', '600 mg']);
  expect(ibuprofen && listUsualStrengths(ibuprofen, '')).toEqual([
    '200 mg',
    '400 mg',
    '600 mg',
    '100 mg/5 ml',
  ]);
  expect(findMedicineByName(knownMedicines, 'Dolo')).toBeNull();
});
