import { expect, test } from 'vitest';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { medicinePhrases } from '#domain/clinical/medicine-phrases.ts';
import { parseMedicineLine } from '#domain/clinical/prescribing/parse-medicine-line.ts';
import { m } from '#messages/messages.js';
import { locales } from '#messages/runtime.js';
import { toStoredPhrase, translateMedicinePhrase } from './medicine-phrase.ts';

const otherLocales = locales.filter((locale) => locale !== 'en');
const lists = [
  [medicinePhrases.forms, m.prescriptions_forms],
  [medicinePhrases.doses, m.prescriptions_doses],
  [medicinePhrases.frequencies, m.prescriptions_frequencies],
  [medicinePhrases.durations, m.prescriptions_durations],
  [medicinePhrases.instructions, m.prescriptions_instruction_phrases],
] as const;

test.each(locales)('G-05 every list of phrases has as many in %s, and none twice', (locale) => {
  for (const [phrases, said] of lists) {
    const words = said({}, { locale }).split('|');
    expect(words).toHaveLength(phrases.length);
    expect(new Set(words).size).toBe(words.length);
    if (locale === 'en') expect(words).toEqual(phrases);
  }
});

test.each(otherLocales)('G-05 a phrase chosen in %s is stored in English, and read in it again', (locale) => {
  for (const phrase of [...lists.flatMap(([phrases]) => phrases), 'SR tablet', 'After lunch']) {
    const said = translateMedicinePhrase(phrase, locale);
    if (!/\d ml$/.test(phrase)) expect(said).not.toMatch(/[A-Za-z]{3}/);
    expect(toStoredPhrase(said, locale)).toBe(phrase);
  }
});

test('G-05 letter case does not matter, any number of days is said, and own words stay', () => {
  expect(translateMedicinePhrase('twice a day ', 'hi')).toBe('दिन में दो बार');
  expect(translateMedicinePhrase('4 weeks', 'te')).toBe('4 వారాలు');
  expect(translateMedicinePhrase('14 days', 'ta')).toBe('14 நாட்கள்');
  for (const own of ['On the knee', 'constructor', '']) {
    expect(translateMedicinePhrase(own, 'hi')).toBe(own);
    expect(toStoredPhrase(own, 'hi')).toBe(own);
  }
});

/** Lines as doctors type them; together they use every shorthand that contains words. */
const typed = `
amlo 5 1-0-0 30d af | metf 500 bd x 3w bf | para 650 tds 5d sos | azith 500 od 3d es | cefix 200 bid 5 days w/f
panto 40 od 1m before breakfast | ator 10 hs 3 months after dinner | dolo 650 q4h 2d | salbutamol inh 3 puffs q6h
timolol e/d 3 drops bd | vit d3 sachet once a week 2 sachets | methotrexate 7.5 weekly | iron 1 tab alt days before lunch
ondansetron 4 stat | isosorbide 1.5 tab tds | budesonide respules nebs bd | zoledronic inj 1 injection once a month
insulin inj 10 units bd before dinner | fluticasone n/s 2 sprays od | amoxicillin 3 caps qid cont with water | clotrimazole la bd
alendronate tiw empty stomach | folic biw after breakfast | cetirizine syr 2.5 ml up to three times a day | omeprazole 4 caps six times a day
risperidone 25 every 2 weeks | denosumab 60 sc every 6 months | fentanyl patch every 3 days | syp ambroxol 1-2 tsp tds 5-7 days
lactulose 2 tbsp hs 2 years | salbutamol inh 2 puffs q4-6h | warfarin 5 ¼ tab od
bisacodyl supp at night half an hour before food | diclofenac patch od morning after lunch | amox dt 250 tds shake well
`
  .split(/[|\n]/)
  .map((line) => line.trim())
  .filter(Boolean);
const phraseFields = ['form', 'dose', 'frequency', 'duration', 'instructions'] as const;
const produced = new Set([
  ...knownMedicines.flatMap(({ forms }) => forms.map(({ form }) => form)),
  ...typed.flatMap((line) => phraseFields.map((part) => parseMedicineLine(line, knownMedicines)[part])),
]);
/** Phrases that are the same in every language. */
const isUntranslated = (phrase: string) =>
  phrase === '' || /^(?:[\d.½]+(?: ml|(?:-[\d.½]+)+)|sc)$/.test(phrase);

test.each(otherLocales)(
  'G-05 whatever the line or the list of medicines fills in has words in %s, and is stored in English',
  (locale) => {
    const unsaid = [...produced].filter(
      (phrase) => !isUntranslated(phrase) && translateMedicinePhrase(phrase, locale) === phrase,
    );
    expect(unsaid).toEqual([]);
    const lost = [...produced].filter(
      (phrase) =>
        toStoredPhrase(translateMedicinePhrase(phrase, locale), locale).toLowerCase() !==
        phrase.toLowerCase(),
    );
    expect(lost).toEqual([]);
  },
);
