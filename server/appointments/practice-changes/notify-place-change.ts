import type { Queryable } from '#db/statement.ts';
import { createMeetingRoomName } from '#server/appointments/booking/meeting-room.ts';
import { findPlaceChange, toPlace } from '#server/appointments/detail/place-change.ts';
import { listVisitFacts } from '#server/appointments/detail/visit-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  announcePlaceChanges,
  listVisitsAtPlaces,
  type PlaceOwner,
  updateVisitPlaces,
} from './visit-place-queries.ts';

/** Delay after the last change, because people often correct such a form once more. */
const noticeDelayMinutes = 5;

/**
 * Changes where a doctor or a hospital is and notifies the patients of upcoming visits of what changes for
 * them: another place, video instead, or another phone. Call it in the transaction of the change.
 */
export async function withPlaceChangeNotices<T>(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  places: PlaceOwner,
  change: () => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const ahead = await listVisitsAtPlaces(db, { ...places, now: new Date(now) });
  const ids = ahead.map(({ id }) => id);
  const before = await listVisitFacts(db, ids);
  const result = await change();
  if (ids.length === 0) return result;
  await updateVisitPlaces(db, {
    visits: JSON.stringify(ahead.map((visit) => ({ ...visit, room: createMeetingRoomName() }))),
  });
  const after = new Map((await listVisitFacts(db, ids)).map((visit) => [visit.appointmentId, visit]));
  const changed = before.flatMap((visit) => {
    const place = toPlace(visit);
    const present = after.get(visit.appointmentId);
    return present && findPlaceChange(place, present) ? [{ id: visit.appointmentId, facts: place }] : [];
  });
  if (changed.length > 0) {
    await announcePlaceChanges(db, {
      visits: JSON.stringify(changed),
      announces: config.messages.on,
      now: new Date(now),
      dueAt: new Date(now + noticeDelayMinutes * 60_000),
    });
  }
  return result;
}
