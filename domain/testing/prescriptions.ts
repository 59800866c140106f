import { prescriptionObjections } from '#domain/clinical/prescribing/prescription-objections.ts';
import { readPrescription } from '#domain/clinical/prescribing/read-prescription.ts';
import type { PrescribedMedicine, PrescriptionParts } from '#domain/clinical/prescriptions.ts';

export const row = (name: string, form: string, reason?: string): PrescribedMedicine => ({
  name,
  strength: '5 mg',
  form,
  dose: '1',
  frequency: 'Once a day',
  duration: '',
  instructions: '',
  ...(reason !== undefined && { reason }),
});
export const parts = (medicines: PrescribedMedicine[]): PrescriptionParts => ({
  complaints: '',
  diagnosis: 'Fever',
  medicines,
  advice: 'Plenty of water in the morning',
  otherMedicines: '',
  followUpDate: null,
});

export const objections = (
  visit: Parameters<typeof prescriptionObjections>[0],
  written: string | PrescriptionParts,
) => prescriptionObjections(visit, readPrescription(written));
