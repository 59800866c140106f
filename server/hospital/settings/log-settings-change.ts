import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';

/** Logs a change of the hospital's settings; `what` names fields, or a day. */
export const logSettingsChange = (
  actor: StaffActor,
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  what: string,
): Promise<void> =>
  writeAuditEntry(deps, db, {
    event: 'hospital_changed',
    actor,
    about: formatId('hospital', actor.hospitalId),
    reason: what,
  });
