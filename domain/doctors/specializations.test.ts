import { expect, test } from 'vitest';
import {
  defaultReason,
  listReasons,
  reasonsBySpecialization,
  registrableSpecializations,
  specializations,
} from './specializations.ts';

/** Copied from the specification by hand. */
const specifiedReasons: readonly (readonly [string, readonly string[]])[] = [
  ['General Medicine', ['Fever', 'Cold and Cough', 'General Checkup']],
  ['Pediatrics', ['Child Vaccination', 'Fever in Child']],
  ['Cardiology', ['Chest Pain', 'High BP', 'Heart Palpitations']],
  ['Dermatology', ['Skin Rash', 'Acne', 'Hair Loss']],
  ['Orthopedics', ['Fracture', 'Joint Pain', 'Back Pain']],
  ['Gynecology', ['Pregnancy Checkup', 'Menstrual Issues']],
  ['Psychiatry', ['Depression', 'Anxiety', 'Sleep Disorders']],
  ['ENT (Otorhinolaryngology)', ['Ear Pain', 'Hearing Loss']],
  ['Ophthalmology', ['Vision Checkup', 'Eye Pain']],
  ['Neurology', ['Headache', 'Seizures', 'Memory Loss']],
  ['Oncology', ['Cancer Screening', 'Chemotherapy']],
  ['Urology', ['Kidney Stone', 'UTI']],
  ['Nephrology', ['Kidney Function Issues', 'Dialysis']],
  ['Gastroenterology', ['Acidity', 'Stomach Pain']],
  ['Pulmonology', ['Cough', 'Asthma', 'Breathlessness']],
  ['Endocrinology', ['Diabetes', 'Thyroid Disorders']],
  ['Radiology', ['X-Ray', 'MRI', 'CT Scan']],
  ['Anesthesiology', ['Pre-Surgery Consultation', 'Pain Management']],
  ['Dentistry', ['Toothache', 'Cavity', 'Braces']],
];

test('B-08 the 19 specializations and their reasons stand exactly as listed, in order', () => {
  expect(specializations).toHaveLength(19);
  expect(Object.entries(reasonsBySpecialization)).toEqual(specifiedReasons);
  expect(specializations).toEqual(specifiedReasons.map(([name]) => name));
});

test('B-08 the doctor form adds Other', () => {
  expect(registrableSpecializations).toEqual([...specifiedReasons.map(([name]) => name), 'Other']);
});

test.each(specifiedReasons)('D-02 the reasons of %s are found without regard to case', (name, reasons) => {
  for (const typed of [name, name.toLowerCase(), name.toUpperCase()])
    expect(listReasons(typed)).toEqual(reasons);
});

test.each(['Other', 'Astrology', 'ENT', '', '__proto__', 'constructor'])(
  'D-02 %j offers no reasons',
  (name) => {
    expect(listReasons(name)).toEqual([]);
  },
);

test('E-03 the default reason is General Checkup', () => expect(defaultReason).toBe('General Checkup'));
