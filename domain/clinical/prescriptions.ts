/** Every part may be empty. `followUpDate` is a clinic day. */
export interface PrescriptionParts {
  readonly complaints: string;
  readonly diagnosis: string;
  readonly medicines: readonly PrescribedMedicine[];
  readonly advice: string;
  /** Free text: medicines that the patient already takes or should stop; they are not prescribed here. */
  readonly otherMedicines: string;
  readonly followUpDate: string | null;
}

export interface PrescribedMedicine {
  readonly name: string;
  readonly strength: string;
  readonly form: string;
  readonly dose: string;
  readonly frequency: string;
  readonly duration: string;
  readonly instructions: string;
  /** Why it is prescribed by video although no list allows it; for the record, not printed. */
  readonly reason?: string | undefined;
}

/** "Tablet Paracetamol 650 mg". */
export function formatMedicineName({ form, name, strength }: PrescribedMedicine): string {
  return [form, name, strength].filter(Boolean).join(' ');
}

/** "1, three times a day, 5 days (after food)". Empty if none of it was written. */
export function formatMedicineDirections({
  dose,
  frequency,
  duration,
  instructions,
}: PrescribedMedicine): string {
  const how = [dose, frequency, duration].filter(Boolean).join(', ');
  return [how, instructions && `(${instructions})`].filter(Boolean).join(' ');
}

/** "Tablet Paracetamol 650 mg: 1, three times a day, 5 days (after food)". */
export function formatMedicine(row: PrescribedMedicine): string {
  const how = formatMedicineDirections(row);
  if (how === '') return formatMedicineName(row);
  return `${formatMedicineName(row)}${how.startsWith('(') ? ' ' : ': '}${how}`;
}

const splitLines = (text: string) => text.split(/[\n\r]+/).filter((line) => line.trim() !== '');

/** For clients that use one string for the whole prescription. */
export function formatPrescription(parts: PrescriptionParts): string {
  const { complaints, diagnosis, medicines, advice, otherMedicines, followUpDate } = parts;
  return [
    complaints && `Complaints: ${complaints}`,
    diagnosis && `Diagnosis: ${diagnosis}`,
    ...medicines.map((row, index) => `${index + 1}. ${formatMedicine(row)}`),
    advice && `Advice: ${advice}`,
    ...splitLines(otherMedicines).map((line) => `Other medicines: ${line}`),
    followUpDate && `Follow-up: ${followUpDate}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** True for frequencies with an amount for morning, midday and night: "1-0-1", "½-0-½", "20-0-16 units". */
export function isTimeOfDayFrequency(frequency: string): boolean {
  return /^[\d½¼¾./]+(?: m?c?g)?(?:\s*[-–]\s*[\d½¼¾./]+(?: m?c?g)?){2}(?: units)?$/.test(frequency.trim());
}
