import type { KnownAllergies } from '#web/clinical/prescriptions/paper/structured-prescription.tsx';
import { useClinicalRecord } from '#web/clinical/queries.ts';
import { useEntries } from '#web/clinical/records/use-entries.ts';

/** Allergies from the patient's record, for prescribing; null where they are unknown. */
export function useKnownAllergies(patientId: string): KnownAllergies | null {
  const { data } = useClinicalRecord(patientId);
  const entries = useEntries(patientId);
  if (!data?.allergies) return null;
  return {
    allergies: data.allergies.map(({ substance }) => substance),
    asked: data.allergies.length > 0 || data.allergiesAskedAt !== null,
    onNone: () => void entries.run({ kind: 'none-known' }),
  };
}
