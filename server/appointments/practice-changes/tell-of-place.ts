import type { Queryable } from '#db/statement.ts';
import { newMeetingRoom } from '#server/appointments/booking/meeting-room.ts';
import { placeChange, placeOf } from '#server/appointments/detail/place-change.ts';
import { visitFactsOf } from '#server/appointments/detail/visit-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { announcePlaces, followPractices, type PlacesOf, visitsThere } from './place-queries.ts';

/** So long after the last change people are told: whoever moves corrects a form once more. */
const placeToldAfterMinutes = 5;

/**
 * Makes a change of where a doctor or a hospital is, and tells the patients of the visits that lie ahead there what it changes
 * for them (N-01): another place, by video instead, another phone. Call it in the transaction of the change.
 */
export async function tellingOfPlace<T>(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  places: PlacesOf,
  change: () => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const ahead = await visitsThere(db, { ...places, now: new Date(now) });
  const ids = ahead.map(({ id }) => id);
  const before = await visitFactsOf(db, ids);
  const result = await change();
  if (ids.length === 0) return result;
  await followPractices(db, {
    visits: JSON.stringify(ahead.map((visit) => ({ ...visit, room: newMeetingRoom() }))),
  });
  const after = new Map((await visitFactsOf(db, ids)).map((visit) => [visit.appointmentId, visit]));
  const changed = before.flatMap((visit) => {
    const place = placeOf(visit);
    const present = after.get(visit.appointmentId);
    return present && placeChange(place, present) ? [{ id: visit.appointmentId, facts: place }] : [];
  });
  if (changed.length > 0) {
    await announcePlaces(db, {
      visits: JSON.stringify(changed),
      announces: config.messages.on,
      now: new Date(now),
      dueAt: new Date(now + placeToldAfterMinutes * 60_000),
    });
  }
  return result;
}
