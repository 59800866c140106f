import { prescribingEndpoint } from '#contract/clinical/prescribing.ts';
import {
  appointmentPrescriptionEndpoint,
  correctPrescriptionEndpoint,
  prescriptionDocumentEndpoint,
} from '#contract/clinical/prescriptions.ts';
import { plainPaper } from '#contract/doctors/letterheads.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentLimit } from '#server/platform/documents/document-limit.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { correctPrescription } from './correct-prescription.ts';
import { findEncounter } from './find-encounter.ts';
import { findPrescribingContext } from './find-prescribing-context.ts';
import { findPrescription } from './find-prescription.ts';
import { isVisibleToPatient } from './prescription-row.ts';

export function prescriptionRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  const findOwn = async (actor: Actor, id: number) => {
    const visitActor = await requireVisitActor(actor, deps, id, 'read');
    const { patient_id, status } = await findEncounter(visitActor, pool, id);
    const isSeen = actor.role === 'doctor' || isVisibleToPatient(status);
    return { patientId: patient_id, prescription: isSeen ? await findPrescription(deps, id) : null };
  };

  mount(appointmentPrescriptionEndpoint, async ({ input: { params }, actor, showed }) => {
    const { patientId, prescription } = await findOwn(actor, params.appointmentId);
    showed([patientId]);
    return { prescription };
  });

  mount(prescribingEndpoint, async ({ input: { params }, actor, showed }) => {
    const id = params.appointmentId;
    const { patient_id } = await findEncounter(actor, pool, id);
    showed([patient_id]);
    return findPrescribingContext(deps, pool, id);
  });

  mount(correctPrescriptionEndpoint, async ({ input: { params, body }, actor, locale }) => ({
    prescription: await correctPrescription(
      actor,
      deps,
      params.appointmentId,
      body.prescription,
      body.version,
    ),
    message: m.answer_prescription_saved({}, { locale }),
  }));

  mount(
    prescriptionDocumentEndpoint,
    async ({ input: { params }, actor, showed, locale }) => {
      const { patientId, prescription } = await findOwn(actor, params.appointmentId);
      if (!prescription) throw new Refusal('no_prescription');
      showed([patientId]);
      const reader = { locale, timeZone: deps.clock.timeZone };
      const content = await deps.workers.run('prescription', [
        actor.role === 'doctor' ? prescription : { ...prescription, paper: plainPaper },
        reader,
      ]);
      return { name: `prescription-${prescription.visit.appointmentId}.pdf`, content };
    },
    documentLimit,
  );
}
