import type { KnownAllergies } from '#web/clinical/prescriptions/structured-prescription.tsx';
import { useEntries } from '#web/clinical/records/use-entries.ts';
import { useClinicalRecord } from '#web/clinical/records/use-record.ts';

/** Allergies from the patient's record, for prescribing; null where they are unknown. */
export function useKnownAllergies(patientId: string): KnownAllergies | null {
  const { data } = useClinicalRecord(patientId);
  const entries = useEntries(patientId);
  if (!data?.allergies) return null;
  return {
    allergies: data.allergies.map(({ substance }) => substance),
    asked: data.allergies.length > 0 || data.allergiesAskedAt !== null,
    onNone: () => entries.mutate({ kind: 'none-known' }),
  };
}
