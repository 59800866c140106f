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
  mount(ownPeopleEndpoint, async ({ caller }) => ({
    people: (await listPeople(database.pool, { own: caller.id, now: getNow() })).map(presentFamilyMember),
  }));
  mount(familyEndpoint, ({ caller }) => findOwnFamily(deps, caller.id));
  mount(addMinorEndpoint, async ({ caller, input: { body }, address, locale }) => {
    const person = await addMinor(deps, caller, body, address, locale);
    return { message: m.people_added({ name: person.name }, { locale }), person };
  });
  mount(requestGuardianshipEndpoint, async ({ caller, input: { body }, address, locale }) => {
    const { requestId, by } = await requestGuardianship(deps, caller, body, address, locale);
    return { message: m.people_asked({}, { locale }), requestId, by, validHours: requestValidHours };
  });
  mount(joinFamilyEndpoint, async ({ caller, input: { params, body }, address, locale }) => {
    const { isLoggedOut } = await joinFamily(deps, caller, params.requestId, body.code, address, locale);
    return { message: isLoggedOut ? m.people_joined_out({}, { locale }) : m.people_joined({}, { locale }) };
  });
  mount(endRequestEndpoint, async ({ caller, input: { params }, locale }) => {
    const [ended] = await endRequest(database.pool, {
      id: params.requestId,
      own: caller.id,
      now: getNow(),
    });
    if (!ended) throw new Refusal('request_not_found');
    return { message: m.people_request_ended({}, { locale }) };
  });
  mount(endGuardianshipEndpoint, async ({ caller, input: { params }, address, locale }) => {
    await endGuardianshipAndNotify(deps, caller, params.guardianshipId, address);
    return { message: m.people_ended({}, { locale }) };
  });
  mount(recordReadingsEndpoint, async ({ caller, input: { query }, showed }) => {
    const person = await resolvePerson(deps, caller, query.patientId, 'read');
    showed([person]);
    return { readings: await listRecordReadings(deps, person, caller.id) };
  });
}
