import { Refusal } from '#contract/platform/refusals.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { confirmStaffPassword } from '../memberships/change-staff-password.ts';
import { hashPin } from './pin-hash.ts';
import { setPin } from './pin-queries.ts';

interface Form {
  readonly pin: string | null;
  readonly password: string;
}

/**
 * Sets or removes the caller's PIN at this hospital. Refuses as `confirmStaffPassword` does, also if the
 * password was replaced meanwhile.
 */
export async function changePin(actor: StaffActor, deps: Deps, { pin, password }: Form): Promise<void> {
  const { confirmedHash } = await confirmStaffPassword(actor, deps, password);
  const { membershipId } = actor;
  const hash = pin === null ? null : await hashPin(deps, membershipId, pin);
  await deps.database.transaction(async (db) => {
    const [changed] = await setPin(db, { membershipId, hash, confirmedHash });
    if (!changed) throw new Refusal('wrong_password');
    await writeAuditEntry(deps, db, {
      event: 'pin_changed',
      actor,
      reason: pin === null ? 'removed' : 'set',
    });
  });
}
