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

  mount(findHospitalPatientsEndpoint, async ({ input: { query }, caller, showed }) => {
    const { rows, alike } = await searchPeople(deps, caller, query.q);
    showed(rows.map(({ id }) => id));
    return { people: rows.map(present), alike };
  });

  mount(addHospitalPatientEndpoint, async ({ input: { body, headers }, caller, address, showed, locale }) => {
    const from = { idempotencyKey: headers['idempotency-key'] ?? null, address };
    const { person, candidates } = await addPerson(deps, caller, body, locale, from);
    showed(candidates.map(({ id }) => id));
    return { person: person && present(person), candidates: candidates.map(present) };
  });

  mount(hospitalPatientEndpoint, async ({ input: { params }, caller, showed }) => {
    const { person, shown } = await findPerson(
      deps,
      caller,
      (await requireHospitalPatient(deps, caller, params.patientId)).id,
    );
    showed(shown);
    return { today: today(clock), person };
  });

  mount(
    correctHospitalPatientEndpoint,
    async ({ input: { params, body }, caller, address, showed, locale }) => {
      const { id } = await requireHospitalPatient(deps, caller, params.patientId);
      await correctPerson(deps, caller, id, body, address);
      const { person, shown } = await findPerson(deps, caller, id);
      showed(shown);
      return { message: m.answer_person_corrected({}, { locale }), today: today(clock), person };
    },
  );

  mount(requestMergeEndpoint, async ({ input: { params, body }, caller, address, locale }) => {
    const { id: survivor } = await requireHospitalPatient(deps, caller, params.patientId);
    const { id: duplicate } = await requireHospitalPatient(deps, caller, body.other);
    await requestMerge(deps, caller, { survivor, duplicate }, address);
    return { outcome: 'asked' as const, message: await presentConfirmers(deps, caller, survivor, locale) };
  });

  mount(confirmMergeEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await confirmMerge(deps, caller, params.mergeId, address);
    return { outcome: 'merged' as const, message: m.answer_merged({}, { locale }) };
  });

  mount(withdrawMergeEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await withdrawMerge(deps, caller, params.mergeId, address);
    return { outcome: 'withdrawn' as const, message: m.answer_merge_withdrawn({}, { locale }) };
  });
}
