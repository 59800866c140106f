import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonsBySpecialization, specializations } from '#domain/doctors/specializations.ts';
import { parseSearchWords } from '#domain/platform/search-words.ts';
import { findBestMatches, findCareByWords, findSpecializations } from './care-search.ts';
import { listPhrases } from './care-synonyms.ts';

const found = (typed: string, forgiving = false) =>
  findCareByWords(parseSearchWords(typed) ?? [], forgiving).map(
    ({ specialization, reason }) => reason ?? specialization,
  );

describe('scripts', () => {
  test.each(specializations)('D-02 what is said for %s never finds only another, in any language', (each) => {
    const phrases = [each, ...reasonsBySpecialization[each]].flatMap(listPhrases);
    const wrong = phrases.filter((phrase) => {
      const best = findBestMatches(findCareByWords(parseSearchWords(phrase) ?? [], false));
      return !best.some(({ specialization }) => specialization === each);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['గుండె', 'Cardiology'], // sounds like गुर्दे, the kidneys in Hindi
    ['gunde', 'Cardiology'],
    ['gurde', 'Nephrology'],
    ['கண்', 'Ophthalmology'], // sounds like कान, the ear in Hindi
    ['कान', 'ENT (Otorhinolaryngology)'],
    ['കാല്', 'Orthopedics'],
    ['ಕಣ್ಣು', 'Ophthalmology'],
    ['बाल झड़ना', 'Dermatology'],
    ['pal vali', 'Dentistry'],
    ['gunde pain', 'Cardiology'],
    ['गुंडे', undefined], // Telugu in the letters of Hindi: a name, perhaps
  ])('D-02 %s is of %s, whatever it sounds like in another script', (text, specialization) => {
    expect(findCareByWords(parseSearchWords(text) ?? [], false)[0]?.specialization).toBe(specialization);
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
        expect(findCareByWords(parseSearchWords(reason) ?? [], false)[0]).toMatchObject({
          reason,
          alias: null,
        });
      }
    }
  });

  test('D-02 it says by what it was found where that is not the name', () => {
    const [first] = findCareByWords(['dil'], false);
    expect(first).toMatchObject({ specialization: 'Cardiology', reason: null, alias: 'dil', fit: 'whole' });
  });

  test('D-02 two letters begin names, and not everything that people also say', () => {
    expect(found('ca')).toContain('Cardiology');
    expect(found('sa')).toEqual([]);
  });

  test('D-02 a word that people say is not taken for another: a heart checkup is no health checkup', () => {
    expect(found('heart checkup', true)[0]).toBe('Cardiology');
    expect(found('heart check', true)).not.toContain('General Checkup');
    expect(found('helth checkup', true)[0]).toBe('General Checkup');
  });

  test('D-02 फिट is a seizure, and not a back in another spelling', () => {
    expect(findBestMatches(findCareByWords(['फिट'], false)).map(({ reason }) => reason)).toEqual([
      'Seizures',
    ]);
  });

  test('D-02 every word must fit', () => expect(found('heart banana')).toEqual([]));
  test('D-02 no words find nothing', () => expect(findCareByWords([], true)).toEqual([]));

  test.each(['rao', 'roy', 'hart', 'hert', 'feer', 'acn', 'dama rao', 'गाव'])(
    'D-02 no reason is guessed from %s: words of four letters are like too many',
    (typed) =>
      expect(
        findCareByWords(parseSearchWords(typed) ?? [], true).filter(
          ({ reason, fit }) => reason && fit === 'mistyped',
        ),
      ).toEqual([]),
  );

  test('D-02 forgiving loses nothing, whatever is typed', () => {
    const typed = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(typed, (words) => {
        const strictly = findCareByWords(words, false).map(
          ({ specialization, reason }) => reason ?? specialization,
        );
        const kindly = findCareByWords(words, true).map(
          ({ specialization, reason }) => reason ?? specialization,
        );
        expect(kindly).toEqual(expect.arrayContaining(strictly));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the specializations that a word may mean', () => {
  test('D-02 by their name or by a reason of theirs', () => {
    expect(findSpecializations('heart', false)).toEqual(['Cardiology']); // not who treats heartburn
    expect(findSpecializations('pain', false)).toEqual(
      expect.arrayContaining(['Cardiology', 'Orthopedics', 'Dentistry']),
    );
  });

  test('D-02 a short word must be meant as it stands', () => {
    expect(findSpecializations('tb', false)).toEqual(['Pulmonology']);
    expect(findSpecializations('an', false)).toEqual([]);
  });

  test('D-02 a mistyped one only once that is forgiven, and as a whole', () => {
    expect(findSpecializations('dentst', false)).toEqual([]);
    expect(findSpecializations('dentst', true)).toEqual(['Dentistry']);
    expect(findSpecializations('kulkarny', true)).toEqual([]);
  });
});
