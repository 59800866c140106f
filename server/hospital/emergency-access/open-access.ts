import { Refusal } from '#contract/platform/refusals.ts';
import { emergencyMinutes } from '#domain/hospital/emergency-access.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { requireHospitalPatient } from '#server/hospital/patients/require-hospital-patient.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findAccessRecipients } from './access-recipients.ts';
import {
  findOpenAccess,
  insertAccess,
  lockOpenerMembership,
  type OpenAccessRow,
} from './emergency-access-queries.ts';
import { limitAccesses } from './limit-accesses.ts';
import { notifyOfAccess } from './notify-of-access.ts';

/**
 * Opens a record known to the hospital to one staff member for half an hour, and notifies the patient and the
 * owners; `isPatientTold` is false if the patient has no recipient. An open access stays as it is, without
 * new notifications. Refuses with `patient_not_found`, or as `limitAccesses`. Call `deps.outbox.hurry()`
 * after it.
 */
export async function openEmergencyAccess(
  actor: StaffActor,
  deps: Deps,
  { patientId: given, reason }: { readonly patientId: number; readonly reason: string },
): Promise<OpenAccessRow & { readonly isPatientTold: boolean }> {
  const { id: patientId, name: person } = await requireHospitalPatient(actor, deps, given);
  const { membershipId, hospitalId } = actor;
  const now = new Date(deps.clock.now());
  return deps.database.transaction(async (db) => {
    const [opening] = await lockOpenerMembership(db, { membershipId });
    if (!opening) throw new Refusal('unauthenticated');
    const [open] = await findOpenAccess(db, { membershipId, patientId, now });
    const notifyIds = await findAccessRecipients(deps, db, patientId);
    const isPatientTold = notifyIds.length > 0;
    if (open) return { ...open, isPatientTold };
    await limitAccesses(db, membershipId, now.getTime());
    const until = new Date(now.getTime() + emergencyMinutes * 60_000);
    const { name, hospital_name: hospital } = opening;
    const stored = { membershipId, hospitalId, patientId, name, reason, now, until };
    const [access] = await insertAccess(db, stored);
    if (!access) throw new Error('The access was not stored');
    await writeAuditEntry(deps, db, {
      event: 'emergency_access',
      actor,
      patientIds: [patientId],
      operation: 'POST /hospital/patients/:patientId/emergency-access',
      about: formatId('emergencyAccess', access.id),
    });
    await notifyOfAccess(deps, db, {
      notifyIds,
      hospitalId,
      who: name,
      role: actor.role,
      hospital,
      person,
      reason,
    });
    return { ...access, isPatientTold };
  });
}
