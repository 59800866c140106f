import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import { toAuditActor } from '#server/platform/audit/actor-of.ts';
import { writeAuditEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { type DeskPracticeRow, findAgreedPractice } from './hospital-schedule-queries.ts';

/** What was done: the weekly hours were changed, or a day was closed or follows them again. */
export type HoursChange =
  | { readonly what: 'hours' }
  | { readonly what: 'closed' | 'open'; readonly day: string };

/**
 * Writes into the log that the hospital changed the hours of a doctor, and tells the doctor, in the transaction in which it
 * happens (M-07, M-10). Refuses with `desk_may_not` if the doctor, or the hospital, took that back meanwhile.
 */
export async function logHoursChange(
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Queryable,
  caller: StaffCaller,
  address: string,
  { id, name, doctor_id: doctorId }: DeskPracticeRow,
  change: HoursChange,
): Promise<void> {
  const [still] = await findAgreedPractice(db, { id, hospitalId: caller.hospitalId });
  if (!still?.may_set_hours) throw new Refusal('desk_may_not');
  await writeAuditEntry(deps, db, {
    event: 'hours_changed',
    actor: toAuditActor(caller, address),
    account: { role: 'doctor', id: doctorId },
    about: formatId('practice', id),
    reason: change.what === 'hours' ? 'hours' : `${change.what} ${change.day}`,
  });
  const facts = { hospital: name };
  if (change.what === 'closed') {
    await announceToDoctor(deps, db, 'dayClosed', doctorId, { ...facts, day: change.day });
  } else {
    await announceToDoctor(deps, db, 'hoursChanged', doctorId, facts);
  }
}
