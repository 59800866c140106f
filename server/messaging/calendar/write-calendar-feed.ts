import ical from 'ical-generator';
import { toLocale } from '#messages/runtime.js';
import { listVisitFacts } from '#server/appointments/detail/visit-facts.ts';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createCalendarEntry } from './calendar-entry.ts';
import { prodId } from './calendar-invitation.ts';
import { listFeedVisits, readFeed } from './calendar-queries.ts';
import { toUtcTimes } from './calendar-times.ts';

const day = 86_400_000;
const daysBack = 30;
const daysAhead = 180;
/** Refresh interval suggested to calendars, in seconds. */
const refreshSeconds = 15 * 60;

/**
 * The calendar of a token's account. The text is stable until a visit changes, so that its hash is a strong
 * ETag. Null for an unknown or revoked token.
 */
export async function writeCalendarFeed(
  { database: { pool }, clock, config: { publicUrl } }: Pick<Deps, 'database' | 'clock' | 'config'>,
  token: string,
): Promise<string | null> {
  const now = clock.now();
  const [feed] = await readFeed(pool, { hash: hashToken(token), now: new Date(now) });
  if (!feed) return null;
  const { role: reader, person_id: personId } = feed;
  const locale = toLocale(feed.locale) ?? 'en';
  const visits = await listFeedVisits[reader](pool, {
    personId,
    from: new Date(now - daysBack * day),
    before: new Date(now + daysAhead * day),
    now: new Date(now),
  });
  const facts = await listVisitFacts(
    pool,
    visits.map(({ id }) => id),
  );
  const factsById = new Map(facts.map((visit) => [visit.appointmentId, visit]));

  const calendar = ical({ prodId, name: 'HAMS', ttl: refreshSeconds });
  for (const { id, changed_at: stamp } of visits) {
    const visit = factsById.get(id);
    if (!visit) throw new Error(`Appointment ${id} has vanished`);
    calendar.createEvent({
      ...createCalendarEntry(visit, { reader, readerId: personId, locale, publicUrl, stamp }),
      // In UTC: entries of one-off visits need no zone, and each calendar shows its reader's own.
      ...toUtcTimes(visit),
    });
  }
  return `${calendar.toString()}\r\n`;
}
