import {
  lastHospitalVitalsEndpoint,
  recordHospitalVitalsEndpoint,
  vitalsDueEndpoint,
} from '#contract/hospital/hospital-vitals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { findAllergies } from '#server/clinical/records/find-allergies.ts';
import { findVitals } from '#server/clinical/vitals/find-vitals.ts';
import { recordVitals } from '#server/clinical/vitals/record-vitals.ts';
import { toPeriod } from '#server/hospital/front-desk/find-doctor-columns.ts';
import { requireHospitalPatient } from '#server/hospital/patients/require-hospital-patient.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findLastMeasurement, listVitalsDue } from './hospital-vitals-queries.ts';

/** Among the staff, only nurses see and write vitals. */
export function hospitalVitalsRoutes(mount: Mount, deps: Deps): void {
  const db = deps.database.pool;

  mount(lastHospitalVitalsEndpoint, async ({ input: { params }, actor, showed }) => {
    const { id: patientId } = await requireHospitalPatient(actor, deps, params.patientId);
    showed([patientId]);
    const { hospitalId } = actor;
    const [{ latest }, known, [last]] = await Promise.all([
      findVitals(deps, patientId),
      findAllergies(deps, patientId),
      findLastMeasurement(db, { patientId, hospitalId }),
    ]);
    return {
      latest,
      ...known,
      recordedBy: last ? { name: last.name, at: last.measured_at.toISOString() } : null,
    };
  });

  mount(vitalsDueEndpoint, async ({ actor: { hospitalId } }) => {
    const day = today(deps.clock);
    const rows = await listVitalsDue(db, { hospitalId, ...toPeriod(day, day, deps.clock.timeZone) });
    return { patientIds: rows.map(({ patient_id }) => formatId('patient', patient_id)) };
  });

  mount(recordHospitalVitalsEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const { id: patientId } = await requireHospitalPatient(actor, deps, params.patientId);
    await deps.database.transaction(async (tx) => {
      await recordVitals(deps, tx, patientId, body, actor.membershipId);
      await writeAuditEntry(deps, tx, {
        event: 'vitals_recorded',
        actor,
        patientIds: [patientId],
      });
    });
    return { message: m.answer_vitals_saved({}, { locale }) };
  });
}
