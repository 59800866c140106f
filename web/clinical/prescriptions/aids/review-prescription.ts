import type { Prescribing } from '#contract/clinical/prescribing.ts';
import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import type { SafetyNotice } from '#domain/clinical/prescription-rules/safety-notices.ts';
import type { TelemedicineFinding } from '#domain/clinical/prescription-rules/telemedicine-findings.ts';
import { type PrescriptionFields, toStoredPhrases } from '../form/prescription-fields.ts';
import { hasDosePattern } from '../paper/medicine-labels.ts';
import type { PrescribingKit } from './use-prescribing-kit.ts';

export interface PrescribingContext {
  readonly kit: PrescribingKit | null;
  readonly visit: Prescribing | null | undefined;
  readonly allergies: { readonly allergies: readonly string[]; readonly asked: boolean } | null;
}

/** Children's doses go by weight. */
export const isChild = (visit: Prescribing | null | undefined) => (visit ? visit.ageYears < 18 : false);

/** The typed weight, else the last measured one. */
export function effectiveWeight(
  { weight }: PrescriptionFields,
  visit: Prescribing | null | undefined,
): number | null {
  if (weight === null) return visit?.weightKg ?? null;
  const typed = Number(weight.replace(',', '.'));
  return typed > 0 ? typed : null;
}

/** Findings of the telemedicine rules, and the safety notices; empty while the rules load. */
export function reviewPrescription(
  fields: PrescriptionFields,
  { kit, visit, allergies }: PrescribingContext,
): { readonly findings: readonly TelemedicineFinding[]; readonly safety: readonly SafetyNotice[] } {
  // 1-0-1 gives the amount as well as the time.
  const medicines = fields.medicines
    .map(toStoredPhrases)
    .map((row) => (row.dose === '' && hasDosePattern(row) ? { ...row, dose: row.frequency } : row));
  if (!kit || medicines.length === 0) return { findings: [], safety: [] };
  const findings =
    visit?.mode === 'Online'
      ? kit.findTelemedicineFindings({ mode: visit.mode, followUp: visit.followUp, medicines })
      : [];
  const safety = kit.findSafetyNotices({
    medicines,
    allergies: allergies?.allergies ?? [],
    // Without access to the record, nothing is asked.
    allergiesAsked: allergies?.asked ?? true,
    ageYears: visit?.ageYears ?? 99,
    weightKg: effectiveWeight(fields, visit),
  });
  return { findings, safety };
}

/** Medicines that may be offered at a visit, and the names of those that may not; null while they load. */
export function listOfferedMedicines(
  kit: PrescribingKit | null,
  visit: Prescribing | null | undefined,
): { readonly medicines: readonly KnownMedicine[]; readonly refused: ReadonlySet<string> } | null {
  if (!kit || visit === undefined) return null;
  const { knownMedicines } = kit;
  if (visit?.mode !== 'Online') return { medicines: knownMedicines, refused: new Set() };
  const findings = kit.findTelemedicineFindings({
    mode: 'Online',
    followUp: visit.followUp,
    medicines: knownMedicines,
  });
  const refused = new Set(findings.flatMap(({ index, verdict }) => (verdict === 'refused' ? [index] : [])));
  return {
    medicines: knownMedicines.filter((_, index) => !refused.has(index)),
    refused: new Set(
      knownMedicines.flatMap(({ name }, index) => (refused.has(index) ? [name.toLowerCase()] : [])),
    ),
  };
}
