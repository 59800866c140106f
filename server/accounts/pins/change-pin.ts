import { Refusal } from '#contract/platform/refusals.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
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
export async function changePin(
  deps: Deps,
  caller: StaffCaller,
  { pin, password }: Form,
  address: string,
): Promise<void> {
  const { confirmedHash } = await confirmStaffPassword(deps, caller, password, address);
  const { membershipId } = caller;
  const hash = pin === null ? null : await hashPin(deps, membershipId, pin);
  await deps.database.transaction(async (db) => {
    const [changed] = await setPin(db, { membershipId, hash, confirmedHash });
    if (!changed) throw new Refusal('wrong_password');
    await writeAuditEntry(deps, db, {
      event: 'pin_changed',
      actor: toAuditActor(caller, address),
      reason: pin === null ? 'removed' : 'set',
    });
  });
}
