import {
  calendarEntryByLinkEndpoint,
  calendarEntryEndpoint,
  calendarFeedEndpoint,
  createCalendarFeedEndpoint,
  revokeCalendarFeedEndpoint,
} from '#contract/messaging/calendar.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import type { FindLinkedVisit } from '#server/messaging/visit-links/find-linked-visit.ts';
import { requireActingUser } from '#server/patients/access/find-acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller, Mount } from '#server/platform/http/mount.ts';
import { findFeed, revokeFeed } from './calendar-queries.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { createVisitFile } from './create-visit-file.ts';

export function calendarRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const now = () => new Date(deps.clock.now());

  mount(calendarEntryEndpoint, async ({ input: { params }, caller, showed, locale }) => {
    const id = params.appointmentId;
    const actingUser = await requireActingUser(deps, caller, id, 'see');
    const { patient_id } = await requireOwnAppointment(pool, id, actingUser);
    showed([patient_id]);
    return createVisitFile(deps, id, { reader: caller.role, readerId: caller.id, locale });
  });

  const readFeedState = async ({ role, id }: Caller) => {
    const [feed] = await findFeed(pool, { role, personId: id });
    if (!feed) return { feed: null };
    const { made_at: since, read_at: lastReadAt } = feed;
    return { feed: { since: since.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null } };
  };

  mount(calendarFeedEndpoint, ({ caller }) => readFeedState(caller));
  mount(createCalendarFeedEndpoint, async ({ caller }) => ({
    address: await createCalendarFeed(deps, caller),
  }));
  mount(revokeCalendarFeedEndpoint, async ({ caller }) => {
    await revokeFeed(pool, { role: caller.role, personId: caller.id, now: now() });
    return readFeedState(caller);
  });
}

/** The visit of a link as a file; mounted with the calls that send private headers. */
export function calendarLinkRoutes(mount: Mount, deps: Deps, find: FindLinkedVisit): void {
  mount(calendarEntryByLinkEndpoint, async ({ input: { params }, address, locale }) => {
    const { id, role: reader, person_id: readerId } = await find(params.token, address);
    return createVisitFile(deps, id, { reader, readerId, locale });
  });
}
