import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';

/** Logs a change of the hospital's settings; `what` names fields, or a day. */
export const logSettingsChange = (
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  caller: StaffCaller,
  address: string,
  what: string,
): Promise<void> =>
  writeAuditEntry(deps, db, {
    event: 'hospital_changed',
    actor: toAuditActor(caller, address),
    about: formatId('hospital', caller.hospitalId),
    reason: what,
  });
