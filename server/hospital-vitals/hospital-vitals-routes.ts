import { lastHospitalVitalsEndpoint, recordHospitalVitalsEndpoint } from '#contract/hospital-vitals.ts';
import { m } from '#messages/messages.js';
import { actorOf } from '#server/audit/actor-of.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import { requireKnown } from '#server/hospital-people/known-person.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { findVitals } from '#server/vitals/find-vitals.ts';
import { recordVitals } from '#server/vitals/record-vitals.ts';
import { lastMeasuredHere } from './hospital-vitals-queries.ts';

/** What a hospital's nurses measure (M-02: of the staff they alone see and write vitals). */
export function hospitalVitalsRoutes(mount: Mount, deps: Deps): void {
  const db = deps.database.pool;

  mount(lastHospitalVitalsEndpoint, async ({ input: { params }, caller, showed }) => {
    const { id: patientId } = await requireKnown(deps, caller, params.patientId);
    showed([patientId]);
    const { hospitalId } = caller;
    const [{ latest }, [last]] = await Promise.all([
      findVitals(deps, patientId),
      lastMeasuredHere(db, { patientId, hospitalId }),
    ]);
    return { latest, recordedBy: last ? { name: last.name, at: last.measured_at.toISOString() } : null };
  });

  mount(recordHospitalVitalsEndpoint, async ({ input: { params, body }, caller, address, locale }) => {
    const { id: patientId } = await requireKnown(deps, caller, params.patientId);
    await deps.database.transaction(async (tx) => {
      await recordVitals(deps, tx, patientId, body, caller.membershipId);
      await writeEntry(deps, tx, {
        event: 'vitals_recorded',
        actor: actorOf(caller, address),
        patientIds: [patientId],
      });
    });
    return { message: m.answer_vitals_saved({}, { locale }) };
  });
}
