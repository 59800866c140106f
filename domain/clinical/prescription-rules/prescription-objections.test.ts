import { describe, expect, test } from 'vitest';
import { formatPrescription } from '#domain/clinical/prescriptions.ts';
import { createMedicine, createPrescription, listObjections } from '#domain/testing/prescription-builders.ts';

const online = { mode: 'Online', followUp: false } as const;
const verdicts = (text: string, visit: Parameters<typeof listObjections>[0] = online) =>
  listObjections(visit, text).map(({ verdict }) => verdict);

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
    ['Stop: alprazolam 0.5 mg', []],
    ['Already takes: Tab Tramadol 50 mg BD; Tab Alprax 0.5 hs', []],
    ['बंद करें: ट्रामाडोल 50', []],
    ['Avoid alcohol, diazepam and driving', []],
    ['Allergic to codeine, tramadol and sulfa\nTab Paracetamol 500 sos', []],
    ['History of morphine use in 2019', []],
    ['Tab Zydrex 10 od', ['needs-reason']],
    ['Zydrex 10 mg at night', ['needs-reason']],
    ['Zydrex 1-0-1', ['needs-reason']],
    ['Tab Zydrex 10 od\nReason: the usual one of Dr. Rao', []],
    ['Tab Cetrizine 10 od', ['needs-reason']],
    ['Fasting sugar 140 mg/dl, creatinine 1.2 mg%, Hb 12 g/dl, BP 130/80', []],
    ['Steam inhalation bd, salt water gargles tds', []],
    ['Injury of the left knee since 2 days', []],
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
    'Do not stop tramadol 50 mg bd',
    'Never miss alprazolam 0.5 at night',
    'Allergic to codeine. Tab Paracetamol 500 sos',
    'Tab Alprax 0.5 hs, stop after a week',
    'Alprazolam',
    '2. Tramadol for pain',
    'Tab Trama\ndol 50 mg',
    'Tab Trama; dol 50 mg',
    'For pain: tramadol\n1-0-1 for 5 days',
    'दर्द में ट्रामाडोल लें',
  ])('G-05 “%s” names a prohibited medicine in a line that prescribes', (text) => {
    expect(verdicts(text)[0]).toBe('refused');
  });

  test.each([
    ['invisible characters', [...'Tramadol'].join('\u200b')],
    ['soft hyphens', [...'Alprazolam'].join('\u00ad')],
    ['variation selectors', [...'Morphine'].join('\ufe0f')],
    ['control characters', [...'Codeine'].join('\u0008')],
    ['full-width letters', 'Ｔｒａｍａｄｏｌ'],
    ['single letters', 'T r a m a d o l'],
    ['points between letters', 'A.L.P.R.A.Z.O.L.A.M'],
    ['hyphens', 'tra-ma-dol'],
    ['a strength without a blank', 'Tramadol50mg'],
    ['a form without a blank', 'tabTramadol'],
    ['a number before it', '1Alprax'],
  ])('G-05 a prohibited name is found with %s', (_how, name) => {
    expect(verdicts(`Tab ${name} 1-0-1\nReason: pain`)[0]).toBe('refused');
    const [objection] = listObjections(online, createPrescription([createMedicine(name, '', 'because')]));
    expect(objection?.verdict).toBe('refused');
  });

  test('G-05 what cannot be read as a prescription is said once for a line', () => {
    expect(verdicts(`Tab ${'Tramadol 50 mg '.repeat(20)}`)).toEqual(['refused']);
  });
});

describe('a prescription field by field', () => {
  test.each(['strength', 'form', 'dose', 'frequency', 'duration', 'instructions'] as const)(
    'G-05 a prohibited medicine is found in the %s of another one',
    (field) => {
      const medicine = { ...createMedicine('Paracetamol', 'Tablet', 'because'), [field]: 'Tramadol 50 mg' };
      expect(listObjections(online, createPrescription([medicine]))[0]?.verdict).toBe('refused');
    },
  );

  test('G-05 a prohibited name is found over two fields of a medicine', () => {
    const medicine = { ...createMedicine('Trama', 'Tablet', 'because'), strength: 'dol 50 mg' };
    expect(listObjections(online, createPrescription([medicine]))[0]?.verdict).toBe('refused');
  });

  test.each([
    ['Tab Tramadol 50 mg BD x 5 days', 'refused'],
    ['On Tab Alprazolam 0.5 mg HS for 2 years', 'refused'],
    ['Pain; takes tramadol', undefined],
  ])('G-05 of complaints “%s” is %s', (complaints, expected) => {
    expect(listObjections(online, { ...createPrescription([]), complaints })[0]?.verdict).toBe(expected);
  });

  test('G-05 medicines that are taken already, or to be stopped, have a field of their own', () => {
    const written = {
      ...createPrescription([]),
      otherMedicines: 'Stop Tramadol 50 mg BD\nTakes Alprax 0.5 hs; Restyl',
    };
    expect(listObjections(online, written)).toEqual([]);
    expect(listObjections(online, formatPrescription(written))).toEqual([]);
  });
});
