import { announceAppointmentEvent } from '#server/platform/announcements/announce-appointment-event.ts';
import type { Deps } from '#server/platform/deps.ts';
import { releaseOffers } from '../leave-offers/release-offers.ts';
import { lockUnansweredVisit, markReminded } from './leave-notification-queries.ts';

/**
 * Job that reminds patients, once, who have not answered a leave's offer or question in time; from then on
 * they may pick any time, and their doctor sees the visit as not answered. Returns the number of visits
 * processed.
 */
export async function remindUnanswered(deps: Pick<Deps, 'config' | 'clock' | 'database'>): Promise<number> {
  const { database, clock } = deps;
  let looked = 0;
  const remindOne = () =>
    database.transaction(async (db) => {
      const now = new Date(clock.now());
      const [row] = await lockUnansweredVisit(db, { now });
      if (!row) return false;
      const { leave_id: leaveId, appointment_id: appointmentId, notice_kind: noticeKind } = row;
      await markReminded(db, { leaveId, appointmentId, now });
      if (!row.awaited) return true;
      await releaseOffers(db, appointmentId);
      await announceAppointmentEvent(
        deps,
        db,
        noticeKind === 'asked' ? 'leaveAsked' : 'leaveMoved',
        appointmentId,
      );
      return true;
    });
  while (await remindOne()) looked += 1;
  return looked;
}
