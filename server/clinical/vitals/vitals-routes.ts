import {
  healthReportEndpoint,
  patientVitalsEndpoint,
  recordVitalsEndpoint,
} from '#contract/clinical/vitals.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { resolvePerson } from '#server/patients/access/guardian-access.ts';
import { findOwnPatientProfile } from '#server/patients/profile/find-own-patient-profile.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentLimit } from '#server/platform/documents/document-limit.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findVitals } from './find-vitals.ts';
import { recordVitals } from './record-vitals.ts';

export function vitalsRoutes(mount: Mount, deps: Deps): void {
  mount(patientVitalsEndpoint, async ({ input: { query }, actor, showed }) => {
    const patientId = await resolvePerson(actor, deps, query.patientId, 'read');
    showed([patientId]);
    return findVitals(deps, patientId);
  });

  mount(recordVitalsEndpoint, async ({ input: { query, body }, actor, locale }) => {
    const patientId = await resolvePerson(actor, deps, query.patientId, 'read');
    await recordVitals(deps, deps.database.pool, patientId, body, null);
    return { message: m.answer_vitals_saved({}, { locale }) };
  });

  mount(
    healthReportEndpoint,
    async ({ input: { query }, actor, showed, locale }) => {
      const patientId = await resolvePerson(actor, deps, query.patientId, 'read');
      showed([patientId]);
      const vitals = await findVitals(deps, patientId);
      const { latest } = vitals;
      if (!latest) throw new Refusal('no_vitals');
      const patient = await findOwnPatientProfile({ id: patientId }, deps, deps.database.pool);
      const printedAt = new Date(deps.clock.now()).toISOString();
      const reader = { locale, timeZone: deps.clock.timeZone };
      const facts = [patient, { ...vitals, latest }, printedAt, reader] as const;
      const content = await deps.workers.run('healthReport', [...facts]);
      return { name: `health-report-${patient.patientId}.pdf`, content };
    },
    documentLimit,
  );
}
