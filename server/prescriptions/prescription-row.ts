import type { Medicine, PrescriptionVersion } from '#contract/prescriptions.ts';
import { prescriptionText } from '#domain/prescriptions.ts';

/** One version of a prescription as it is stored. */
export interface PrescriptionRow {
  version: number;
  written_at: Date;
  complaints: string;
  diagnosis: string;
  medicines: Medicine[];
  advice: string;
  follow_up_on: string | null;
  plain_text: string | null;
}

/** The columns of a version where there may be none. */
export type PrescriptionColumns = PrescriptionRow | { [Column in keyof PrescriptionRow]: null };

/** The whole of a version in words: as it was sent, or put together from its parts. Null when there is none. */
export function textOfPrescription(row: PrescriptionColumns): string | null {
  if (row.version === null) return null;
  const { plain_text, complaints, diagnosis, medicines, advice, follow_up_on } = row;
  return (
    plain_text ?? prescriptionText({ complaints, diagnosis, medicines, advice, followUpDate: follow_up_on })
  );
}

/** A version as it leaves. */
export function prescriptionVersion(row: PrescriptionRow): PrescriptionVersion {
  return {
    version: row.version,
    writtenAt: row.written_at.toISOString(),
    text: textOfPrescription(row) ?? '',
    plain: row.plain_text !== null,
    complaints: row.complaints,
    diagnosis: row.diagnosis,
    medicines: row.medicines,
    advice: row.advice,
    followUpDate: row.follow_up_on,
  };
}
