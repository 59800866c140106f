import {
  lastPrescriptionEndpoint,
  pinFavouriteEndpoint,
  prescriptionAidsEndpoint,
  removePrescriptionSetEndpoint,
  savePrescriptionSetEndpoint,
} from '#contract/clinical/prescription-sets.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findEncounter } from '../find-encounter.ts';
import { replaceLoneSurrogates } from '../write-prescription.ts';
import { findAdviceLines, findFavourites, findSets, presentSet } from './find-prescribing-aids.ts';
import { deleteSet, findLastPrescription, pinLine, unpinLine, upsertSet } from './prescribing-aid-queries.ts';

export function prescribingAidRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const listFavourites = (doctorId: number) => findFavourites(pool, deps.clock, doctorId);

  mount(prescriptionAidsEndpoint, async ({ actor }) => ({
    favourites: await listFavourites(actor.id),
    adviceLines: await findAdviceLines(pool, deps.clock, actor.id),
    sets: await findSets(pool, actor.id),
  }));

  mount(pinFavouriteEndpoint, async ({ input: { body }, actor }) => {
    const { reason: _, ...line } = { reason: '', ...body.medicine };
    const medicineJson = JSON.stringify(line, replaceLoneSurrogates);
    if (body.pinned) {
      await pinLine(pool, { doctorId: actor.id, medicineJson, now: new Date(deps.clock.now()) });
    } else {
      await unpinLine(pool, { doctorId: actor.id, medicineJson });
    }
    return { favourites: await listFavourites(actor.id) };
  });

  mount(savePrescriptionSetEndpoint, async ({ input: { body }, actor }) => {
    const [row] = await upsertSet(pool, {
      doctorId: actor.id,
      diagnosis: body.diagnosis.toWellFormed(),
      medicinesJson: JSON.stringify(body.medicines, replaceLoneSurrogates),
      advice: body.advice.toWellFormed(),
      now: new Date(deps.clock.now()),
    });
    if (!row) throw new Error('A set was neither added nor replaced');
    return { set: presentSet(row) };
  });

  mount(removePrescriptionSetEndpoint, async ({ input: { params }, actor }) => {
    await deleteSet(pool, { id: params.setId, doctorId: actor.id });
    return { setId: String(params.setId) };
  });

  mount(lastPrescriptionEndpoint, async ({ input: { params }, actor, showed }) => {
    const id = params.appointmentId;
    const { patient_id, doctor_id } = await findEncounter(actor, pool, id);
    showed([patient_id]);
    const values = { appointmentId: id, patientId: patient_id, doctorId: doctor_id };
    const [row] = await findLastPrescription(pool, values);
    if (!row) return { last: null };
    const { appointment_id, written_at, complaints, diagnosis, medicines, advice, other_medicines } = row;
    const written = { complaints, diagnosis, medicines, advice, otherMedicines: other_medicines };
    return {
      last: {
        appointmentId: formatId('appointment', appointment_id),
        writtenAt: written_at.toISOString(),
        prescription: { ...written, followUpDate: null },
      },
    };
  });
}
