import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownMedicines } from '#domain/medicine-list.ts';
import type { PrescribedMedicine, PrescriptionParts } from '#domain/prescriptions.ts';
import { prescriptionText } from '#domain/prescriptions.ts';
import { prescriptionObjections } from './prescription-objections.ts';
import { prohibitedOnline } from './prohibited-online.ts';
import { listedOnline } from './telemedicine-lists.ts';
import { spellings } from './test-spellings.ts';

const online = { mode: 'Online', followUp: false } as const;
const verdicts = (text: string, visit: Parameters<typeof prescriptionObjections>[0] = online) =>
  prescriptionObjections(visit, text).map(({ verdict }) => verdict);

describe('plain text', () => {
  test.each([
    ['Tab Alprax 0.5 hs', ['refused']],
    ['1. Tab Paracetamol 650 tds\n2. Cap Tramadol 50 bd\n3. Rest', ['refused']],
    ['नींद के लिए: डायज़ेपाम 5 रात को', ['refused']],
    ['இரவில் அல்பிரசோலம் 0.25', ['refused']],
    ['Tab Paracetamol 650 tds 3d\nORS\nPlenty of water', []],
    ['Tab Cetirizine 10 od', ['needs-reason']],
    ['Tab Cetirizine 10 od\nReason: known allergic rhinitis', []],
    ['Tab Cetirizine 10 od; reason – seen last month', []],
    ['Tab Clonazepam 0.5 hs', []],
    ['Stop alprazolam.', []],
    ['Allergic to codeine. Tab Paracetamol 500 sos', []],
    ['Do not take tramadol with this', []],
    ['History of morphine use', []],
    ['Allergic to codeine, tramadol and sulfa', []],
    ['Avoid alcohol, diazepam and driving', []],
    ['Stop paracetamol and do not start tramadol 50 mg', []],
    ['X-ray chest: no abnormality.\nOld scar at the right apex, unchanged.', []],
    ['CT abdomen: 4 mm stone in the left ureter.\nPlenty of water, review by a urologist.', []],
    ['Blood urea, serum potassium, calcium and zinc on Monday. Walk in the morning.', []],
  ])('G-05 by video “%s” is objected to as %j; in person never', (text, expected) => {
    expect(verdicts(text)).toEqual(expected);
    expect(verdicts(text, { mode: 'Offline', followUp: false })).toEqual([]);
  });

  test.each([
    'If not better, Alprazolam 0.5 mg HS',
    'If not better start alprazolam',
    'Take without food: Morphine 10 mg',
    'Do not skip a dose. Tramadol 50 mg BD',
    'No history of seizures. Tab Tramadol 50 mg 1-0-1',
    'Stop paracetamol, start Tramadol 50 mg',
    'Avoid sun, tramadol 50 mg bd',
  ])('G-05 “%s” prescribes although it says not, stop or avoid of something else', (text) => {
    expect(verdicts(text)).toEqual(['refused']);
  });

  test.each([
    ['invisible characters', [...'Tramadol'].join('\u200b')],
    ['soft hyphens', [...'Alprazolam'].join('\u00ad')],
    ['variation selectors', [...'Morphine'].join('\ufe0f')],
    ['control characters', [...'Codeine'].join('\u0008')],
    ['Cyrillic letters', 'Тrаmаdоl'],
    ['Greek letters', 'Kετaminε'],
    ['small capitals', 'ᴛʀᴀᴍᴀᴅᴏʟ'],
    ['letters in squares', '🅰🅻🅿🆁🅰🆇'],
    ['full-width letters', 'Ｔｒａｍａｄｏｌ'],
    ['single letters', 'T r a m a d o l'],
    ['points between letters', 'A.L.P.R.A.Z.O.L.A.M'],
    ['hyphens', 'tra-ma-dol'],
    ['digits', 'Tr4mad0l'],
    ['a strength without a blank', 'Tramadol50mg'],
    ['a form without a blank', 'tabTramadol'],
    ['a number before it', '1Alprax'],
  ])('G-05 a prohibited name is found with %s', (_how, name) => {
    expect(verdicts(`Tab ${name} 1-0-1\nReason: pain`)[0]).toBe('refused');
    const [objection] = prescriptionObjections(online, parts([row(name, '', 'because')]));
    expect(objection?.verdict).toBe('refused');
  });

  test('G-05 what is written before a word of stopping is still prescribed', () => {
    expect(verdicts('Tab Alprax 0.5 hs, stop after a week')).toEqual(['refused']);
  });
});

const row = (name: string, form: string, reason?: string): PrescribedMedicine => ({
  name,
  strength: '5 mg',
  form,
  dose: '1',
  frequency: 'Once a day',
  duration: '',
  instructions: '',
  ...(reason !== undefined && { reason }),
});
const parts = (medicines: PrescribedMedicine[]): PrescriptionParts => ({
  complaints: '',
  diagnosis: 'Fever',
  medicines,
  advice: 'Plenty of water in the morning',
  followUpDate: null,
});

describe('a prescription field by field', () => {
  test.each(['strength', 'form', 'dose', 'frequency', 'duration', 'instructions'] as const)(
    'G-05 a prohibited medicine is found in the %s of another one',
    (field) => {
      const medicine = { ...row('Paracetamol', 'Tablet', 'because'), [field]: 'Tramadol 50 mg' };
      expect(prescriptionObjections(online, parts([medicine]))[0]?.verdict).toBe('refused');
    },
  );

  test.each([
    ['Tab Tramadol 50 mg BD x 5 days', 'refused'],
    ['Pain; takes tramadol', undefined],
    ['On Tab Alprazolam 0.5 mg HS for 2 years', undefined],
  ])('G-05 of complaints “%s” is %s', (complaints, expected) => {
    expect(prescriptionObjections(online, { ...parts([]), complaints })[0]?.verdict).toBe(expected);
  });
});

const written = (name: string) => {
  const spelled = spellings.find(({ ingredient }) => ingredient === name);
  return spelled ? [name, spelled.misspelled, spelled.devanagari, `${name} hydrochloride`] : [name];
};
const isProhibited = new Set(prohibitedOnline.map(({ ingredient }) => ingredient.toLowerCase()));
const lawful = knownMedicines.filter(
  ({ name }) => !name.split(' + ').some((part) => isProhibited.has(part.toLowerCase())),
);
const refill = fc
  .constantFrom(...listedOnline)
  .chain(({ ingredient, forms }) =>
    fc.tuple(
      fc.constantFrom(...written(ingredient)),
      forms.length > 0 ? fc.constantFrom(...forms) : fc.constant(''),
    ),
  );
const other = fc.constantFrom(...lawful).map(({ name, forms }) => [name, forms[0]?.form ?? ''] as const);
const forbidden = fc
  .constantFrom(...prohibitedOnline)
  .chain(({ ingredient }) => fc.constantFrom(...written(ingredient)))
  .chain((name) => fc.constantFrom(name, `Paracetamol + ${name}`, name.toUpperCase()));
const surroundings = fc.array(other, { maxLength: 3 });

/**
 * Random prescriptions of visits by video: 5,000 with every run, the whole hundred thousand with
 * `PRESCRIPTIONS=100000 npx vitest run --project rules domain/prescribing/prescription-objections.test.ts`.
 */
const runs = Number(process.env.PRESCRIPTIONS ?? 5000);
const patience = 10_000 + runs * 4;
const seed = 20_200_325;

describe('random prescriptions by video', () => {
  test(
    'G-05 none with a prohibited medicine leaves, wherever it stands, with whatever reason, field by field or as text',
    () => {
      fc.assert(
        fc.property(surroundings, forbidden, fc.nat(), fc.boolean(), (lawfulOnes, name, place, followUp) => {
          const medicines = lawfulOnes.map(([one, form]) => row(one, form, 'because'));
          medicines.splice(place % (medicines.length + 1), 0, row(name, '', 'because'));
          const visit = { mode: 'Online', followUp } as const;
          const prescription = parts(medicines);
          expect(prescriptionObjections(visit, prescription)[0]?.verdict).toBe('refused');
          expect(prescriptionObjections(visit, prescriptionText(prescription))[0]?.verdict).toBe('refused');
        }),
        { numRuns: Math.ceil(runs / 2), seed },
      );
    },
    patience,
  );

  test(
    'G-05 every lawful refill passes in a follow-up without a reason, and the rest with one',
    () => {
      fc.assert(
        fc.property(fc.array(refill, { minLength: 1, maxLength: 4 }), surroundings, (refills, others) => {
          const medicines = [
            ...refills.map(([name, form]) => row(name, form)),
            ...others.map(([name, form]) => row(name, form, 'Known for years')),
          ];
          expect(prescriptionObjections({ mode: 'Online', followUp: true }, parts(medicines))).toEqual([]);
        }),
        { numRuns: Math.floor(runs / 2), seed },
      );
    },
    patience,
  );
});
