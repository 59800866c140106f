import type { PrescriptionColumns } from '#server/clinical/prescriptions/prescription-row.ts';

/** "Amlodipine 5 mg" of each medicine of a prescription; none without one. */
export const listMedicineNames = ({ medicines }: PrescriptionColumns) =>
  (medicines ?? []).map(({ name, strength }) => [name, strength].filter(Boolean).join(' '));
