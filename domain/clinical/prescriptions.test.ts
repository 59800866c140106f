import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatMedicine,
  formatPrescription,
  isTimeOfDayFrequency,
  type PrescribedMedicine,
  type PrescriptionParts,
} from './prescriptions.ts';

const row: PrescribedMedicine = {
  name: 'Paracetamol',
  strength: '650 mg',
  form: 'Tablet',
  dose: '1',
  frequency: 'three times a day',
  duration: '5 days',
  instructions: 'after food',
};
const bare = { strength: '', form: '', dose: '', frequency: '', duration: '', instructions: '' };

test('G-05 a medicine reads as on a slip of paper, whatever of it was written', () => {
  expect(formatMedicine(row)).toBe('Tablet Paracetamol 650 mg: 1, three times a day, 5 days (after food)');
  expect(formatMedicine({ ...bare, name: 'ORS' })).toBe('ORS');
  expect(formatMedicine({ ...bare, name: 'ORS', instructions: 'sip by sip' })).toBe('ORS (sip by sip)');
});

test('G-05 the parts follow each other line by line; what is empty leaves no line', () => {
  const parts = {
    complaints: 'Fever',
    diagnosis: 'Viral fever',
    medicines: [row, { ...bare, name: 'ORS' }],
    advice: 'Plenty of fluids',
    otherMedicines: 'Stop ibuprofen\nTakes amlodipine',
    followUpDate: '2026-12-03',
  };
  expect(formatPrescription(parts).split('\n')).toEqual([
    'Complaints: Fever',
    'Diagnosis: Viral fever',
    '1. Tablet Paracetamol 650 mg: 1, three times a day, 5 days (after food)',
    '2. ORS',
    'Advice: Plenty of fluids',
    'Other medicines: Stop ibuprofen',
    'Other medicines: Takes amlodipine',
    'Follow-up: 2026-12-03',
  ]);
  expect(
    formatPrescription({ ...parts, complaints: '', medicines: [], otherMedicines: '', followUpDate: null }),
  ).toBe('Diagnosis: Viral fever\nAdvice: Plenty of fluids');
});

const anyWords = fc.string({ maxLength: 20 });
const medicine: fc.Arbitrary<PrescribedMedicine> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 20 }),
  strength: anyWords,
  form: anyWords,
  dose: anyWords,
  frequency: anyWords,
  duration: anyWords,
  instructions: anyWords,
});
const anyPrescription: fc.Arbitrary<PrescriptionParts> = fc.record({
  complaints: anyWords,
  diagnosis: anyWords,
  medicines: fc.array(medicine, { maxLength: 30 }),
  advice: anyWords,
  otherMedicines: anyWords,
  followUpDate: fc.option(fc.constant('2026-12-03')),
});

test('G-05 nothing that was written is missing from the text, and the medicines keep their order', () => {
  fc.assert(
    fc.property(anyPrescription, (parts) => {
      const text = formatPrescription(parts);
      let from = 0;
      for (const [index, medicine] of parts.medicines.entries()) {
        const at = text.indexOf(`${index + 1}. ${formatMedicine(medicine)}`, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + 1;
        for (const part of Object.values(medicine)) expect(formatMedicine(medicine)).toContain(part);
      }
      for (const part of [
        parts.complaints,
        parts.diagnosis,
        parts.advice,
        parts.otherMedicines.trim() && parts.otherMedicines,
        parts.followUpDate ?? '',
      ]) {
        expect(text).toContain(part);
      }
    }),
  );
});

test('G-05 empty lines appear only where they were written', () => {
  fc.assert(
    fc.property(anyPrescription, (parts) => {
      const lines = formatPrescription(parts).split('\n');
      const count = [
        parts.complaints,
        parts.diagnosis,
        parts.advice,
        parts.otherMedicines.trim(),
        parts.followUpDate,
      ].filter(Boolean).length;
      expect(lines.length).toBe(Math.max(count + parts.medicines.length, 1));
    }),
  );
});

test.each([
  ['1-0-1', true],
  ['½-0-½', true],
  ['2 - 1 - 2', true],
  ['1–1–1', true],
  ['500-0-1000', true],
  ['500 mg-0-1000 mg', true],
  ['20-0-16 units', true],
  ['1-0', false],
  ['Twice a day', false],
  ['', false],
])('G-05 %j counts by time of day: %s', (frequency, counts) => {
  expect(isTimeOfDayFrequency(frequency)).toBe(counts);
});
