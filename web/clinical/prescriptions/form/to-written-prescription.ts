import type { Prescription, WrittenPrescription } from '#contract/clinical/prescriptions.ts';

/** As text, or field by field. */
export function toWrittenPrescription(prescription: Prescription): WrittenPrescription {
  const { plain, text, complaints, diagnosis, medicines, advice, otherMedicines, followUpDate, weightKg } =
    prescription;
  return plain ? text : { complaints, diagnosis, medicines, advice, otherMedicines, followUpDate, weightKg };
}
