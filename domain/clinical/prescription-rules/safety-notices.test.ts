import { expect, test } from 'vitest';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import { parseMedicineLine } from '../prescribing/parse-medicine-line.ts';
import { findSafetyNotices } from './safety-notices.ts';

const row = (name: string, more: Partial<PrescribedMedicine> = {}): PrescribedMedicine => ({
  name,
  strength: '',
  form: '',
  dose: '1 tablet',
  frequency: 'Twice a day',
  duration: '',
  instructions: '',
  ...more,
});
const adult = { allergies: [] as string[], ageYears: 34, weightKg: null, allergiesAsked: true };
const kinds = (names: readonly string[], more: Partial<typeof adult> = {}) =>
  findSafetyNotices({ ...adult, ...more, medicines: names.map((name) => row(name)) });

test('G-05 a prescription that is in order gets no notice', () => {
  expect(kinds(['Paracetamol', 'Amlodipine', 'Cetirizine'])).toEqual([]);
  expect(findSafetyNotices({ ...adult, allergiesAsked: false, ageYears: 3, medicines: [] })).toEqual([]);
});

test.each([
  [['Paracetamol', 'Dolo 650'], [0, 1], 'Paracetamol'],
  [['Combiflam', 'Cetirizine', 'Crocin'], [0, 2], 'Paracetamol'],
  [['Telmisartan + Amlodipine', 'Amlong 5'], [0, 1], 'Amlodipine'],
  [['Aspirin', 'Ecosprin'], [0, 1], 'Aspirin'],
  [['पैरासिटामोल', 'Calpol'], [0, 1], 'Paracetamol'],
])('G-05 %j hold the same ingredient', (names, indexes, ingredient) => {
  expect(kinds(names)).toEqual([{ kind: 'same-ingredient', indexes, words: [ingredient] }]);
});

test.each([
  ['Penicillin', 'Amoxicillin'],
  ['penicillin allergy since childhood', 'Augmentin'],
  ['Amoxycillin', 'Ampicillin'],
  ['Sulfa drugs', 'Co-trimoxazole'],
  ['sulpha', 'Septran'],
  ['Aspirin', 'Diclofenac'],
  ['NSAIDs', 'Combiflam'],
  ['Brufen', 'Ibuprofen'],
  ['ciplox', 'Ofloxacin'],
  ['Cetirizine', 'Okacet'],
  ['पेनिसिलिन', 'Amoxicillin'],
])('G-05 an allergy to “%s” speaks of %s', (allergy, name) => {
  const [notice, ...others] = kinds(['Amlodipine', name], { allergies: [allergy] });
  expect(notice).toMatchObject({ kind: 'allergy', indexes: [1] });
  expect(notice?.words[0]).toBe(allergy);
  expect(others).toEqual([]);
});

test.each([
  ['Penicillin', 'Azithromycin'],
  ['Dust', 'Paracetamol'],
  ['Peanuts', 'Amoxicillin'],
  ['Sulfa', 'Ferrous sulfate'],
  ['none', 'Diclofenac'],
])('G-05 an allergy to “%s” says nothing of %s', (allergy, name) => {
  expect(kinds([name], { allergies: [allergy] })).toEqual([]);
});

test.each([
  ['telmi 40 od 30d', false],
  ['amlo 5 1-0-0 30d af', false],
  ['thyronorm 50 mcg od', false],
  ['pcm 650 sos', false],
  ['pan d bd 10d', false],
  ['ors sos', false],
  ['vit d3 60k weekly', false],
  ['warfarin 2-0-1', false],
  ['volini gel bd', false],
  ['betadine gargle tds', false],
  ['crocin syp 5ml tds 3d', false],
  ['telmi 40 30d', true],
  ['telma od', true],
  ['crocin syp tds 3d', true],
  ['paracetamol 250 tds 5d', true],
  ['syp ascoril 1-0-1', true],
  ['moxifloxacin eye drops qid', true],
  ['salbutamol inhaler bd', true],
  ['insulin glargine hs', true],
  ['amlodipine', true],
])('G-05 %s: the dose is in doubt: %s', (typed, isDoubtful) => {
  const medicine = parseMedicineLine(typed, knownMedicines);
  const notices = findSafetyNotices({ ...adult, medicines: [medicine] });
  expect(notices.map(({ kind }) => kind)).toEqual(isDoubtful ? ['dose-missing'] : []);
  // No dose is invented.
  expect(medicine.dose).toBe(typed.includes('5ml') ? '5 ml' : '');
});

test('G-05 a missing dose or frequency, a child without weight, allergies that nobody asked for', () => {
  const medicines = [
    row('Paracetamol'),
    row('Ambroxol', { form: 'Syrup', dose: '' }),
    row('Zinc', { frequency: '' }),
  ];
  expect(findSafetyNotices({ ...adult, medicines })).toEqual([
    { kind: 'dose-missing', indexes: [1, 2], words: [] },
  ]);
  expect(kinds(['Zinc'], { ageYears: 17 })).toEqual([
    { kind: 'child-without-weight', indexes: [0], words: [] },
  ]);
  expect(findSafetyNotices({ ...adult, ageYears: 17, weightKg: 52, medicines: [row('Zinc')] })).toEqual([]);
  expect(kinds(['Zinc'], { ageYears: 18 })).toEqual([]);
  expect(kinds(['Zinc'], { allergiesAsked: false })).toEqual([
    { kind: 'allergies-not-asked', indexes: [0], words: [] },
  ]);
  expect(kinds(['Zinc'], { allergiesAsked: false, allergies: ['Dust'] })).toEqual([]);
});
