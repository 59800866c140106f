import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';

interface PracticeChange {
  readonly event: 'hospital_agreed' | 'hospital_withdrew' | 'hospital_declined' | 'room_changed';
  readonly doctorId: number;
  readonly practiceId: number;
  readonly reason?: 'agreed' | 'withdrawn' | 'declined';
}

export const logPracticeChange = (
  actor: StaffActor,
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  { event, doctorId, practiceId, reason }: PracticeChange,
): Promise<void> =>
  writeAuditEntry(deps, db, {
    event,
    actor,
    account: { role: 'doctor', id: doctorId },
    about: formatId('practice', practiceId),
    ...(reason && { reason }),
  });
