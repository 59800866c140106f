import type { Queryable } from '#db/statement.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { actorOf } from '#server/platform/audit/actor-of.ts';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';

/** Writes to the log that the caller changed what the hospital says of itself; `what` names fields, or a day. */
export const noteSettings = (
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  caller: StaffCaller,
  address: string,
  what: string,
): Promise<void> =>
  writeEntry(deps, db, {
    event: 'hospital_changed',
    actor: actorOf(caller, address),
    about: readableId('hospital', caller.hospitalId),
    reason: what,
  });
