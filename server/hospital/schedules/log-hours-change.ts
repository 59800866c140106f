import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { type DeskPracticeRow, findAgreedPractice } from './hospital-schedule-queries.ts';

export type HoursChange =
  | { readonly what: 'hours' }
  | { readonly what: 'closed' | 'open'; readonly day: string };

/**
 * Logs a change of a doctor's hours by the hospital and notifies the doctor, in the same transaction. Refuses
 * with `desk_may_not` if the doctor or the hospital withdrew the permission meanwhile.
 */
export async function logHoursChange(
  actor: StaffActor,
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Queryable,
  { id, name, doctor_id: doctorId }: DeskPracticeRow,
  change: HoursChange,
): Promise<void> {
  const [still] = await findAgreedPractice(db, { id, hospitalId: actor.hospitalId });
  if (!still?.may_set_hours) throw new Refusal('desk_may_not');
  await writeAuditEntry(deps, db, {
    event: 'hours_changed',
    actor,
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
