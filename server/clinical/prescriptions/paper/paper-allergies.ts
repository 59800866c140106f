import type { Prescription } from '#contract/clinical/prescriptions.ts';

export interface RecordedAllergyRow {
  substance: string;
  recorded_at: Date;
  /** Null: the patient. */
  recorded_by_doctor_id: number | null;
  ended_at: Date | null;
}

type PaperAllergies = Prescription['patient']['allergies'];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Allergies known at the time of writing and those recorded since: "Not asked" beside an allergy on record
 * would mislead the pharmacist.
 */
export function listPaperAllergies(
  written: PaperAllergies,
  recorded: readonly RecordedAllergyRow[],
  askedAt: Date | null,
): PaperAllergies {
  const known = written?.substances ?? [];
  const since = recorded.filter(
    ({ substance, ended_at }) => ended_at === null && !known.some((one) => isSame(one, substance)),
  );
  const substances = [...known, ...since.map(({ substance }) => substance)];
  if (!written && substances.length === 0) return null;
  const said = substances.flatMap((substance) => {
    const row = recorded.findLast((one) => isSame(one.substance, substance));
    if (!row) return [];
    const recordedBy = row.recorded_by_doctor_id === null ? ('patient' as const) : ('doctor' as const);
    return [{ substance, recordedBy, at: row.recorded_at.toISOString() }];
  });
  return {
    substances,
    askedAt: written?.askedAt ?? askedAt?.toISOString() ?? null,
    ...(said.length > 0 && { said }),
  };
}
