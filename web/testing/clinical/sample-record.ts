import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';

export const clinicalRecord = (known: Partial<ClinicalRecord> = {}): ClinicalRecord => ({
  patientId: 'PAT-000007',
  name: 'Asha Menon',
  gender: 'Female',
  age: 36,
  ageIsAbout: false,
  dateOfBirth: '1990-04-12',
  phone: '9000000007',
  phoneOf: null,
  weightKg: null,
  allergies: [],
  allergiesAskedAt: null,
  conditions: [],
  currentMedicines: [],
  vitals: null,
  visits: [],
  ...known,
});
