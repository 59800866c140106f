import type { Medicine } from '#contract/clinical/prescriptions.ts';
import { isTimeOfDayFrequency } from '#domain/clinical/prescriptions.ts';

/** "Amlodipine 5 mg". */
export const formatMedicineTitle = ({ name, strength }: Medicine) =>
  [name, strength].filter(Boolean).join(' ');

/** "Tablet · 1 tablet · 1-0-0 · 30 days · After food". */
export const formatMedicineDetails = ({ form, dose, frequency, duration, instructions }: Medicine) =>
  [form, dose, frequency, duration, instructions].filter(Boolean).join(' · ');

/** The frequency is written as morning – noon – night. */
export const hasDosePattern = ({ frequency }: Medicine) =>
  isTimeOfDayFrequency(frequency) || /^[\d½¼¾.]+(?:-[\d½¼¾.]+){3}$/.test(frequency);
