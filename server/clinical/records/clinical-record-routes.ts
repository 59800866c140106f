import {
  addAllergyEndpoint,
  addConditionEndpoint,
  clinicalRecordEndpoint,
  endAllergyEndpoint,
  endConditionEndpoint,
  noKnownAllergiesEndpoint,
} from '#contract/clinical/clinical-records.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { addAllergy, addCondition, endEntry, recordNoKnownAllergies } from './change-entries.ts';
import { findRecord } from './find-record.ts';
import { requireRecordAccess } from './record-access.ts';

export function clinicalRecordRoutes(mount: Mount, deps: Deps): void {
  mount(clinicalRecordEndpoint, async ({ input: { params }, actor, showed }) => {
    const patientId = await requireRecordAccess(actor, deps, params.patientId);
    showed([patientId]);
    return findRecord(actor, deps, patientId);
  });

  mount(addAllergyEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await addAllergy(actor, deps, params.patientId, body);
    return { message: m.answer_record_saved({}, { locale }) };
  });

  mount(noKnownAllergiesEndpoint, async ({ input: { params }, actor, locale }) => {
    await recordNoKnownAllergies(actor, deps, params.patientId);
    return { message: m.answer_record_saved({}, { locale }) };
  });

  mount(endAllergyEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await endEntry(actor, deps, params.patientId, 'allergy', { id: params.entryId, as: body.as });
    return { message: m.answer_record_saved({}, { locale }) };
  });

  mount(addConditionEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await addCondition(actor, deps, params.patientId, body);
    return { message: m.answer_record_saved({}, { locale }) };
  });

  mount(endConditionEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await endEntry(actor, deps, params.patientId, 'condition', { id: params.entryId, as: body.as });
    return { message: m.answer_record_saved({}, { locale }) };
  });
}
