import type { PrescribedMedicine, PrescriptionParts } from '#domain/prescriptions.ts';

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
  followUpDate: null,
});
