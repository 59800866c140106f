import type { z } from 'zod';
import type { hospitalPatientForm } from '#contract/hospital/hospital-patients.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { requireValidName } from '#server/platform/require-valid-name.ts';
import { parseIdentityForm } from './parse-identity-form.ts';
import { findIdentity, updateIdentity } from './person-queries.ts';

const refusals = {
  account: 'person_has_account',
  guardian: 'person_looked_after',
  elsewhere: 'person_elsewhere',
} as const;

/**
 * Corrects the identity and contact details of a patient known to this hospital alone. Refuses with
 * `person_has_account` and `person_looked_after` if they or their guardians do that themselves, and with
 * `person_elsewhere` if others know them or they had a guardian until recently. The audit log records actor,
 * patient and time, not the former values.
 */
export async function correctPerson(
  actor: StaffActor,
  deps: Deps,
  id: number,
  form: z.output<typeof hospitalPatientForm>,
): Promise<void> {
  const identity = parseIdentityForm(form, deps.clock);
  await deps.database.transaction(async (db) => {
    const here = { id, hospitalId: actor.hospitalId, now: new Date(deps.clock.now()) };
    const [known] = await findIdentity(db, here);
    requireValidName('name', form.name, { before: known?.name ?? '', named: 'person' });
    const [corrected] = await updateIdentity(db, { ...here, ...identity });
    if (!corrected) throw new Refusal(refusals[known?.kept_from ?? 'elsewhere']);
    await writeAuditEntry(deps, db, {
      event: 'contact_changed',
      actor,
      account: { role: 'patient', id },
      patientIds: [id],
    });
  });
}
