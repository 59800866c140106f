import {
  addHospitalPatientEndpoint,
  confirmMergeEndpoint,
  correctHospitalPatientEndpoint,
  findHospitalPatientsEndpoint,
  hospitalPatientEndpoint,
  requestMergeEndpoint,
  withdrawMergeEndpoint,
} from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { confirmMerge } from '../merging/confirm-merge.ts';
import { presentConfirmers, requestMerge } from '../merging/request-merge.ts';
import { withdrawMerge } from '../merging/withdraw-merge.ts';
import { addPerson } from './add-person.ts';
import { correctPerson } from './correct-person.ts';
import { findPerson } from './find-person.ts';
import { presentHospitalPatient } from './person-presenter.ts';
import type { HospitalPatientRow } from './person-queries.ts';
import { requireHospitalPatient } from './require-hospital-patient.ts';
import { searchPeople } from './search-people.ts';

export function hospitalPatientsRoutes(mount: Mount, deps: Deps): void {
  const { clock } = deps;
  const present = (row: HospitalPatientRow) => presentHospitalPatient(row, clock);

  mount(findHospitalPatientsEndpoint, async ({ input: { query }, actor, showed }) => {
    const { rows, alike } = await searchPeople(actor, deps, query.q);
    showed(rows.map(({ id }) => id));
    return { people: rows.map(present), alike };
  });

  mount(addHospitalPatientEndpoint, async ({ input: { body, headers }, actor, showed }) => {
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const { person, candidates } = await addPerson(actor, deps, body, idempotencyKey);
    showed(candidates.map(({ id }) => id));
    return { person: person && present(person), candidates: candidates.map(present) };
  });

  mount(hospitalPatientEndpoint, async ({ input: { params }, actor, showed }) => {
    const { person, shown } = await findPerson(
      actor,
      deps,
      (await requireHospitalPatient(actor, deps, params.patientId)).id,
    );
    showed(shown);
    return { today: today(clock), person };
  });

  mount(correctHospitalPatientEndpoint, async ({ input: { params, body }, actor, showed, locale }) => {
    const { id } = await requireHospitalPatient(actor, deps, params.patientId);
    await correctPerson(actor, deps, id, body);
    const { person, shown } = await findPerson(actor, deps, id);
    showed(shown);
    return { message: m.answer_person_corrected({}, { locale }), today: today(clock), person };
  });

  mount(requestMergeEndpoint, async ({ input: { params, body }, actor }) => {
    const { id: survivor } = await requireHospitalPatient(actor, deps, params.patientId);
    const { id: duplicate } = await requireHospitalPatient(actor, deps, body.other);
    await requestMerge(actor, deps, { survivor, duplicate });
    return { outcome: 'asked' as const, message: await presentConfirmers(actor, deps, survivor) };
  });

  mount(confirmMergeEndpoint, async ({ input: { params }, actor, locale }) => {
    await confirmMerge(actor, deps, params.mergeId);
    return { outcome: 'merged' as const, message: m.answer_merged({}, { locale }) };
  });

  mount(withdrawMergeEndpoint, async ({ input: { params }, actor, locale }) => {
    await withdrawMerge(actor, deps, params.mergeId);
    return { outcome: 'withdrawn' as const, message: m.answer_merge_withdrawn({}, { locale }) };
  });
}
