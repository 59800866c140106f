import { describe, expect, test } from 'vitest';
import { prescriptionObjections } from './prescription-objections.ts';
import { parts, row } from './test-prescriptions.ts';

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
