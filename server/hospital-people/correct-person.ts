import type { z } from 'zod';
import type { hospitalPersonForm } from '#contract/hospital-people.ts';
import { Refusal } from '#contract/refusals.ts';
import { actorOf } from '#server/audit/actor-of.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { identityOfForm } from './identity-of-form.ts';
import { correctIdentity } from './person-queries.ts';

/**
 * Corrects who somebody is and how they are reached, as long as they have no account: everybody else does that themselves.
 * Refuses with `person_has_account`. The audit log keeps who it was.
 */
export async function correctPerson(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  form: z.output<typeof hospitalPersonForm>,
  address: string,
): Promise<void> {
  const identity = identityOfForm(form, deps.clock);
  await deps.database.transaction(async (db) => {
    const [corrected] = await correctIdentity(db, { id, ...identity });
    if (!corrected) throw new Refusal('person_has_account');
    await writeEntry(deps, db, {
      event: 'contact_changed',
      actor: actorOf(caller, address),
      account: { role: 'patient', id },
      patientIds: [id],
    });
  });
}
