import {
  calendarEntryByLinkEndpoint,
  calendarEntryEndpoint,
  calendarFeedEndpoint,
  makeCalendarFeedEndpoint,
  revokeCalendarFeedEndpoint,
} from '#contract/messaging/calendar.ts';
import { ownAppointment } from '#server/appointments/changes/own-appointment.ts';
import type { FindVisit } from '#server/messaging/visit-links/find-visit.ts';
import { appointmentIdOf } from '#server/patients/access/acting-user.ts';
import { partyOf } from '#server/patients/access/visit-party.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller, Mount } from '#server/platform/http/mount.ts';
import { feedOf, revokeFeed } from './calendar-queries.ts';
import { makeCalendarFeed } from './make-calendar-feed.ts';
import { saveableVisit } from './saveable-visit.ts';

/** Visits as files for calendars, and the private feed of an account. */
export function calendarRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const now = () => new Date(deps.clock.now());

  mount(calendarEntryEndpoint, async ({ input: { params }, caller, showed, locale }) => {
    const id = appointmentIdOf(params.appointmentId);
    const party = await partyOf(deps, caller, id, 'see');
    const { patient_id } = await ownAppointment(pool, id, party);
    showed([patient_id]);
    return saveableVisit(deps, id, { reader: caller.role, readerId: caller.id, locale });
  });

  const stateOf = async ({ role, id }: Caller) => {
    const [feed] = await feedOf(pool, { role, personId: id });
    if (!feed) return { feed: null };
    const { made_at: since, read_at: lastReadAt } = feed;
    return { feed: { since: since.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null } };
  };

  mount(calendarFeedEndpoint, ({ caller }) => stateOf(caller));
  mount(makeCalendarFeedEndpoint, async ({ caller }) => ({ address: await makeCalendarFeed(deps, caller) }));
  mount(revokeCalendarFeedEndpoint, async ({ caller }) => {
    await revokeFeed(pool, { role: caller.role, personId: caller.id, now: now() });
    return stateOf(caller);
  });
}

/** The visit of a link (N-04) as a file, among the calls that are kept private. */
export function calendarLinkRoutes(mount: Mount, deps: Deps, find: FindVisit): void {
  mount(calendarEntryByLinkEndpoint, async ({ input: { params }, address, locale }) => {
    const { id, role: reader, person_id: readerId } = await find(params.token, address);
    return saveableVisit(deps, id, { reader, readerId, locale });
  });
}
