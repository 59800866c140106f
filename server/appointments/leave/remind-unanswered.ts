import { announceAppointmentEvent } from '#server/platform/announcements/announce.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockUnansweredVisit, markReminded } from './batch-queries.ts';
import { releaseOffers } from './release-offers.ts';

/**
 * The job that reminds whoever has not answered a leave's offer or question in time: once, and from then on they may pick any
 * time. Their doctor sees the visit as not answered. Returns how many were looked at.
 */
export async function remindUnanswered(deps: Pick<Deps, 'config' | 'clock' | 'database'>): Promise<number> {
  const { database, clock } = deps;
  let looked = 0;
  const remindOne = () =>
    database.transaction(async (db) => {
      const now = new Date(clock.now());
      const [row] = await lockUnansweredVisit(db, { now });
      if (!row) return false;
      const { leave_id: leaveId, appointment_id: appointmentId, told_as: toldAs } = row;
      await markReminded(db, { leaveId, appointmentId, now });
      if (!row.awaited) return true;
      await releaseOffers(db, appointmentId);
      await announceAppointmentEvent(
        deps,
        db,
        toldAs === 'asked' ? 'leaveAsked' : 'leaveMoved',
        appointmentId,
      );
      return true;
    });
  while (await remindOne()) looked += 1;
  return looked;
}
