import { prescribingEndpoint } from '#contract/clinical/prescribing.ts';
import {
  appointmentPrescriptionEndpoint,
  correctPrescriptionEndpoint,
  prescriptionDocumentEndpoint,
} from '#contract/clinical/prescriptions.ts';
import { plainPaper } from '#contract/doctors/letterheads.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { requireActingUser } from '#server/patients/access/find-acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentLimit } from '#server/platform/documents/document-limit.ts';
import type { Caller, Mount } from '#server/platform/http/mount.ts';
import { correctPrescription } from './correct-prescription.ts';
import { findEncounter } from './find-encounter.ts';
import { findPrescribingContext } from './find-prescribing-context.ts';
import { findPrescription } from './find-prescription.ts';
import { isVisibleToPatient } from './prescription-row.ts';

export function prescriptionRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  const findOwn = async (caller: Caller, id: number) => {
    const actingUser = await requireActingUser(deps, caller, id, 'read');
    const { patient_id, status } = await findEncounter(pool, id, actingUser);
    const isSeen = caller.role === 'doctor' || isVisibleToPatient(status);
    return { patientId: patient_id, prescription: isSeen ? await findPrescription(deps, id) : null };
  };

  mount(appointmentPrescriptionEndpoint, async ({ input: { params }, caller, showed }) => {
    const { patientId, prescription } = await findOwn(caller, params.appointmentId);
    showed([patientId]);
    return { prescription };
  });

  mount(prescribingEndpoint, async ({ input: { params }, caller, showed }) => {
    const id = params.appointmentId;
    const { patient_id } = await findEncounter(pool, id, caller);
    showed([patient_id]);
    return findPrescribingContext(deps, pool, id);
  });

  mount(correctPrescriptionEndpoint, async ({ input: { params, body }, caller, locale }) => ({
    prescription: await correctPrescription(
      deps,
      caller.id,
      params.appointmentId,
      body.prescription,
      body.version,
    ),
    message: m.answer_prescription_saved({}, { locale }),
  }));

  mount(
    prescriptionDocumentEndpoint,
    async ({ input: { params }, caller, showed, locale }) => {
      const { patientId, prescription } = await findOwn(caller, params.appointmentId);
      if (!prescription) throw new Refusal('no_prescription');
      showed([patientId]);
      const reader = { locale, timeZone: deps.clock.timeZone };
      const content = await deps.workers.run('prescription', [
        caller.role === 'doctor' ? prescription : { ...prescription, paper: plainPaper },
        reader,
      ]);
      return { name: `prescription-${prescription.visit.appointmentId}.pdf`, content };
    },
    documentLimit,
  );
}
