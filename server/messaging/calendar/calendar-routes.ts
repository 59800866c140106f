import {
  calendarEntryByLinkEndpoint,
  calendarEntryEndpoint,
  calendarFeedEndpoint,
  createCalendarFeedEndpoint,
  revokeCalendarFeedEndpoint,
} from '#contract/messaging/calendar.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import type { FindLinkedVisit } from '#server/messaging/visit-links/find-linked-visit.ts';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findFeed, revokeFeed } from './calendar-queries.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { createVisitFile } from './create-visit-file.ts';

export function calendarRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const now = () => new Date(deps.clock.now());

  mount(calendarEntryEndpoint, async ({ input: { params }, actor, showed, locale }) => {
    const id = params.appointmentId;
    const visitActor = await requireVisitActor(actor, deps, id, 'see');
    const { patient_id } = await requireOwnAppointment(visitActor, pool, id);
    showed([patient_id]);
    return createVisitFile(deps, id, { reader: actor.role, readerId: actor.id, locale });
  });

  const readFeedState = async ({ role, id }: Actor) => {
    const [feed] = await findFeed(pool, { role, personId: id });
    if (!feed) return { feed: null };
    const { made_at: since, read_at: lastReadAt } = feed;
    return { feed: { since: since.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null } };
  };

  mount(calendarFeedEndpoint, ({ actor }) => readFeedState(actor));
  mount(createCalendarFeedEndpoint, async ({ actor }) => ({
    address: await createCalendarFeed(actor, deps),
  }));
  mount(revokeCalendarFeedEndpoint, async ({ actor }) => {
    await revokeFeed(pool, { role: actor.role, personId: actor.id, now: now() });
    return readFeedState(actor);
  });
}

/** The visit of a link as a file; mounted with the calls that send private headers. */
export function calendarLinkRoutes(mount: Mount, deps: Deps, find: FindLinkedVisit): void {
  mount(calendarEntryByLinkEndpoint, async ({ input: { params }, address, locale }) => {
    const { id, role: reader, person_id: readerId } = await find(params.token, address);
    return createVisitFile(deps, id, { reader, readerId, locale });
  });
}
