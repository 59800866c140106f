import { formatId } from '#domain/platform/readable-ids.ts';
import { withPlaceChangeNotices } from '#server/appointments/practice-changes/notify-place-change.ts';

import type { AuditActor } from '#server/platform/audit/audit-entry.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { closeHospital, lockHospitals, movePractices } from './merge-hospitals-queries.ts';
import {
  endDuplicateMemberships,
  endStaffSessions,
  moveAccesses,
  moveDesks,
  moveInvitations,
  moveMemberships,
  moveMergeRequests,
  movePeople,
  moveVisits,
} from './move-hospital-staff-queries.ts';

/**
 * Merges two hospitals that are the same: `from` is no longer listed, and its practices, staff, visits,
 * people, desks, open invitations, emergency accesses and merge requests move to `to`. Its staff sign in
 * again, and members of both have their role at `to`. Upcoming visits take the name of `to` and their
 * patients are notified; earlier ones do not. Returns how many doctors moved, null if one of the two is not
 * listed.
 */
export function mergeHospitals(
  actor: AuditActor,
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  from: number,
  to: number,
): Promise<number | null> {
  return deps.database.transaction(async (db) => {
    const both = await lockHospitals(db, { ids: [from, to] });
    if (both.length !== 2) return null;
    // First: visits at a practice without the hospital's consent would lose their hospital below.
    await moveVisits(db, { from, to });
    const moved = await withPlaceChangeNotices(deps, db, { doctorId: null, hospitalId: from }, () =>
      movePractices(db, { from, to }),
    );
    const now = new Date(deps.clock.now());
    await endStaffSessions(db, { from, now });
    await endDuplicateMemberships(db, { from, to, now });
    await moveMemberships(db, { from, to });
    await moveInvitations(db, { from, to });
    await moveDesks(db, { from, to });
    await movePeople(db, { from, to });
    await moveAccesses(db, { from, to });
    await moveMergeRequests(db, { from, to });
    await closeHospital(db, { id: from, mergedInto: to });
    await writeAuditEntry(deps, db, {
      event: 'hospitals_merged',
      actor: actor,
      about: formatId('hospital', from),
      reason: `into ${formatId('hospital', to)}`,
      hospitalId: to,
    });
    return new Set(moved.map((practice) => practice.doctor_id)).size;
  });
}
