import type { PrescriptionColumns } from '#server/clinical/prescriptions/prescription-row.ts';

/** For example "Amlodipine 5 mg" for each medicine; empty without a prescription. */
export const listMedicineNames = ({ medicines }: PrescriptionColumns) =>
  (medicines ?? []).map(({ name, strength }) => [name, strength].filter(Boolean).join(' '));
