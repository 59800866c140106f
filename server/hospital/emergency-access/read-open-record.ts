import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { findRecord } from '#server/clinical/records/find-record.ts';
import { requireHospitalPatient } from '#server/hospital/patients/require-hospital-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findOpenAccess } from './emergency-access-queries.ts';

interface OpenRecord {
  readonly accessId: number;
  readonly patientId: number;
  readonly until: string;
  readonly record: ClinicalRecord;
}

/**
 * The clinical record, while the caller has it open. Refuses with `patient_not_found` if the hospital does
 * not know the patient, and with `record_closed` if the caller has not opened it or the half hour is over.
 */
export async function readOpenRecord(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  given: number,
): Promise<OpenRecord> {
  const { id: patientId } = await requireHospitalPatient(actor, deps, given);
  const { membershipId } = actor;
  const now = new Date(deps.clock.now());
  const [access] = await findOpenAccess(deps.database.pool, { membershipId, patientId, now });
  if (!access) throw new Refusal('record_closed');
  const record = await findRecord(actor, deps, patientId);
  return { accessId: access.id, patientId, until: access.until.toISOString(), record };
}
