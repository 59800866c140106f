import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { careFor, specializationsFor, wordsOf } from './search-words.ts';
import { reasonsBySpecialization, specializations } from './specializations.ts';

const found = (typed: string, forgiving = false) =>
  careFor(wordsOf(typed) ?? [], forgiving).map(({ specialization, reason }) => reason ?? specialization);

describe('words', () => {
  test.each([
    ['Dr. Ananya Rao', ['Ananya', 'Rao']],
    ['heart doctor near me', ['heart']],
    ['दिल का डॉक्टर', ['दिल']],
    ['doctor', []],
    ['डॉक्टर', []],
    ['ka', ['ka']],
    ['D’Souza, M.', ['D’Souza', 'M']],
    ['😀 rao', ['rao']],
    ['😀', null],
    ['%_', null],
    ['   ', null],
    ["'", null],
  ])('D-02 of %j are %j', (typed, words) => expect(wordsOf(typed)).toEqual(words));

  test('D-02 no more and no longer ones than a name has', () => {
    const words = wordsOf(`${'x'.repeat(500)} a1 b2 c3 d4 e5 f6 g7 h8`);
    expect(words?.map(({ length }) => length)).toEqual([40, 2, 2, 2, 2, 2]);
  });
});

describe('what people come for', () => {
  test.each([
    ['heart', 'Cardiology'],
    ['दिल', 'Cardiology'],
    ['dil ka doctor', 'Cardiology'],
    ['हृदय', 'Cardiology'],
    ['skin', 'Dermatology'],
    ['त्वचा', 'Dermatology'],
    ['sugar', 'Diabetes'],
    ['शुगर', 'Diabetes'],
    ['madhumeh', 'Diabetes'],
    ['bukhar', 'Fever'],
    ['बुखार', 'Fever'],
    ['chest pain', 'Chest Pain'],
    ['pet dard', 'Stomach Pain'],
    ['दाँत', 'Dentistry'],
    ['दांत', 'Dentistry'],
    ['eye doctor', 'Ophthalmology'],
    ['ear nose throat', 'ENT (Otorhinolaryngology)'],
    ['BP', 'High BP'],
    ['TB', 'Pulmonology'],
    ['ct', 'CT Scan'],
    ['xray', 'X-Ray'],
    ['paediatrician', 'Pediatrics'],
    ['बच्चों का डॉक्टर', 'Pediatrics'],
    ['cardio', 'Cardiology'],
    ['dent', 'Dentistry'],
  ])('D-02 %s finds %s', (typed, care) => expect(found(typed)).toContain(care));

  test.each([
    ['hart', 'Cardiology'],
    ['dentst', 'Dentistry'],
    ['headche', 'Headache'],
    ['thyriod', 'Thyroid Disorders'],
    ['gynacologist', 'Gynecology'],
    ['diabtes', 'Diabetes'],
  ])('D-02 %s, mistyped, finds %s once typing errors are forgiven', (typed, care) => {
    expect(found(typed, true)).toContain(care);
    expect(found(typed)).toEqual([]);
  });

  test('D-02 each specialization and reason is found by its own name, before all others', () => {
    for (const specialization of specializations) {
      expect(found(specialization)[0]).toBe(specialization);
      for (const reason of reasonsBySpecialization[specialization]) {
        expect(careFor(wordsOf(reason) ?? [], false)[0]).toMatchObject({ reason, alias: null });
      }
    }
  });

  test('D-02 it says by what it was found where that is not the name', () => {
    const [first] = careFor(['dil'], false);
    expect(first).toEqual({ specialization: 'Cardiology', reason: null, alias: 'दिल' });
  });

  test('D-02 two letters begin names, and not everything that people also say', () => {
    expect(found('ca').slice(0, 2)).toEqual(['Cold and Cough', 'Cardiology']);
    expect(found('sa')).toEqual([]);
  });

  test('D-02 every word must fit', () => expect(found('heart banana')).toEqual([]));
  test('D-02 no words find nothing', () => expect(careFor([], true)).toEqual([]));

  test('D-02 forgiving loses nothing, whatever is typed', () => {
    const typed = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(typed, (words) => {
        const strictly = careFor(words, false).map(({ specialization, reason }) => reason ?? specialization);
        const kindly = careFor(words, true).map(({ specialization, reason }) => reason ?? specialization);
        expect(kindly).toEqual(expect.arrayContaining(strictly));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the specializations that a word may mean', () => {
  test('D-02 by their name or by a reason of theirs', () => {
    expect(specializationsFor('heart', false)).toEqual(['Cardiology']); // not who treats heartburn
    expect(specializationsFor('pain', false)).toEqual(
      expect.arrayContaining(['Cardiology', 'Orthopedics', 'Dentistry']),
    );
  });

  test('D-02 a short word must be meant as it stands', () => {
    expect(specializationsFor('tb', false)).toEqual(['Pulmonology']);
    expect(specializationsFor('an', false)).toEqual([]);
  });

  test('D-02 a mistyped one only once that is forgiven, and as a whole', () => {
    expect(specializationsFor('dentst', false)).toEqual([]);
    expect(specializationsFor('dentst', true)).toEqual(['Dentistry']);
    expect(specializationsFor('sarna', true)).toEqual([]);
  });
});
