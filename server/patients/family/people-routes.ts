import {
  addMinorEndpoint,
  endGuardianshipEndpoint,
  endRequestEndpoint,
  familyEndpoint,
  joinFamilyEndpoint,
  ownPeopleEndpoint,
  recordReadingsEndpoint,
  requestGuardianshipEndpoint,
} from '#contract/patients/family.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { resolvePerson } from '../access/guardian-access.ts';
import { requestValidHours } from '../guardianship-requests/guardianship-request-limits.ts';
import { endRequest } from '../guardianship-requests/guardianship-request-queries.ts';
import { joinFamily } from '../guardianship-requests/join-family.ts';
import { requestGuardianship } from '../guardianship-requests/request-guardianship.ts';
import { addMinor } from './add-minor.ts';
import { endGuardianshipAndNotify } from './end-guardianship.ts';
import { findOwnFamily } from './own-family.ts';
import { presentFamilyMember } from './people-presenter.ts';
import { listPeople } from './people-queries.ts';
import { listRecordReadings } from './record-readings.ts';

export function peopleRoutes(mount: Mount, deps: Deps): void {
  const { database, clock } = deps;
  const getNow = () => new Date(clock.now());
  mount(ownPeopleEndpoint, async ({ actor }) => ({
    people: (await listPeople(database.pool, { own: actor.id, now: getNow() })).map(presentFamilyMember),
  }));
  mount(familyEndpoint, ({ actor }) => findOwnFamily(actor, deps));
  mount(addMinorEndpoint, async ({ actor, input: { body }, locale }) => {
    const person = await addMinor(actor, deps, body);
    return { message: m.people_added({ name: person.name }, { locale }), person };
  });
  mount(requestGuardianshipEndpoint, async ({ actor, input: { body }, locale }) => {
    const { requestId, by } = await requestGuardianship(actor, deps, body);
    return { message: m.people_asked({}, { locale }), requestId, by, validHours: requestValidHours };
  });
  mount(joinFamilyEndpoint, async ({ actor, input: { params, body }, locale }) => {
    const { isLoggedOut } = await joinFamily(actor, deps, params.requestId, body.code);
    return { message: isLoggedOut ? m.people_joined_out({}, { locale }) : m.people_joined({}, { locale }) };
  });
  mount(endRequestEndpoint, async ({ actor, input: { params }, locale }) => {
    const [ended] = await endRequest(database.pool, {
      id: params.requestId,
      own: actor.id,
      now: getNow(),
    });
    if (!ended) throw new Refusal('request_not_found');
    return { message: m.people_request_ended({}, { locale }) };
  });
  mount(endGuardianshipEndpoint, async ({ actor, input: { params }, locale }) => {
    await endGuardianshipAndNotify(actor, deps, params.guardianshipId);
    return { message: m.people_ended({}, { locale }) };
  });
  mount(recordReadingsEndpoint, async ({ actor, input: { query }, showed }) => {
    const person = await resolvePerson(actor, deps, query.patientId, 'read');
    showed([person]);
    return { readings: await listRecordReadings(actor, deps, person) };
  });
}
