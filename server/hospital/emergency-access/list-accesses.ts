import type { EmergencyAccess } from '#contract/hospital/emergency-access.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { type AccessRow, listHospitalAccesses } from './emergency-access-queries.ts';

const maxAccesses = 100;

const present = (row: AccessRow): EmergencyAccess => ({
  accessId: formatId('emergencyAccess', row.id),
  at: row.at.toISOString(),
  until: row.until.toISOString(),
  name: row.name,
  role: row.role,
  patientId: formatId('patient', row.patient_id),
  patientName: row.patient_name,
  reason: row.reason,
  seenAt: row.seen_by_owner_at?.toISOString() ?? null,
  isOwn: row.is_own,
});

export async function listAccesses(
  { id: accountId, hospitalId }: StaffActor,
  { database }: Pick<Deps, 'database'>,
): Promise<{ accesses: EmergencyAccess[]; unseen: number; patientIds: number[] }> {
  const rows = await listHospitalAccesses(database.pool, { hospitalId, accountId, max: maxAccesses });
  return {
    accesses: rows.map(present),
    unseen: rows[0]?.unseen ?? 0,
    patientIds: rows.map((row) => row.patient_id),
  };
}
