import type { Queryable } from '#db/statement.ts';
import { readableId } from '#domain/readable-ids.ts';
import { actorOf } from '#server/audit/actor-of.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';

interface ChangeOfAgreement {
  readonly event: 'hospital_agreed' | 'hospital_withdrew' | 'hospital_declined';
  readonly doctorId: number;
  readonly practiceId: number;
  readonly reason: 'agreed' | 'withdrawn' | 'declined';
}

/** Writes to the log that the caller's hospital agreed to a doctor, took that back, or declined. */
export const noteChange = (
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  caller: StaffCaller,
  { event, doctorId, practiceId, reason }: ChangeOfAgreement,
): Promise<void> =>
  writeEntry(deps, db, {
    event,
    actor: actorOf(caller),
    account: { role: 'doctor', id: doctorId },
    about: readableId('practice', practiceId),
    reason,
  });
