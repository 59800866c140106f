import type { Medicine } from '#contract/clinical/prescriptions.ts';
import { isTimeOfDayFrequency } from '#domain/clinical/prescriptions.ts';

/** What a medicine is, in one line: "Amlodipine 5 mg". */
export const formatMedicineTitle = ({ name, strength }: Medicine) =>
  [name, strength].filter(Boolean).join(' ');

/** How it is taken: "Tablet · 1 tablet · 1-0-0 · 30 days · After food". */
export const formatMedicineDetails = ({ form, dose, frequency, duration, instructions }: Medicine) =>
  [form, dose, frequency, duration, instructions].filter(Boolean).join(' · ');

/** Whether somebody writes when it is taken as morning – noon – night. */
export const hasDosePattern = ({ frequency }: Medicine) =>
  isTimeOfDayFrequency(frequency) || /^[\d½¼¾.]+(?:-[\d½¼¾.]+){3}$/.test(frequency);
