import { parsePrescription } from '#domain/clinical/prescribing/parse-prescription.ts';
import { findPrescriptionObjections } from '#domain/clinical/prescription-rules/prescription-objections.ts';
import type { PrescribedMedicine, PrescriptionParts } from '#domain/clinical/prescriptions.ts';

export const createMedicine = (name: string, form: string, reason?: string): PrescribedMedicine => ({
  name,
  strength: '5 mg',
  form,
  dose: '1',
  frequency: 'Once a day',
  duration: '',
  instructions: '',
  ...(reason !== undefined && { reason }),
});
export const createPrescription = (medicines: PrescribedMedicine[]): PrescriptionParts => ({
  complaints: '',
  diagnosis: 'Fever',
  medicines,
  advice: 'Plenty of water in the morning',
  otherMedicines: '',
  followUpDate: null,
});

export const listObjections = (
  visit: Parameters<typeof findPrescriptionObjections>[0],
  written: string | PrescriptionParts,
) => findPrescriptionObjections(visit, parsePrescription(written));
