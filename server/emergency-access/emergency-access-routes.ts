import {
  emergencyAccessesEndpoint,
  emergencyRecordEndpoint,
  openEmergencyAccessEndpoint,
  seeEmergencyAccessEndpoint,
} from '#contract/emergency-access.ts';
import { Refusal } from '#contract/refusals.ts';
import { idOf, readableId } from '#domain/readable-ids.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { seeAccess } from './emergency-queries.ts';
import { listAccesses } from './list-accesses.ts';
import { openEmergencyAccess } from './open-access.ts';
import { readOpenRecord } from './read-open-record.ts';

const accessId = (id: number) => readableId('emergencyAccess', id);

/** Break-glass (M-03). */
export function emergencyAccessRoutes(mount: Mount, deps: Deps): void {
  mount(openEmergencyAccessEndpoint, async ({ input: { params, body }, caller, address, locale }) => {
    const opened = await openEmergencyAccess(deps, caller, { ...params, ...body }, address);
    const { id, until, isPatientTold } = opened;
    deps.outbox.hurry();
    const message = isPatientTold ? m.emergency_access_opened : m.emergency_access_opened_untold;
    return {
      message: message({}, { locale }),
      accessId: accessId(id),
      until: until.toISOString(),
    };
  });

  mount(emergencyRecordEndpoint, async ({ input: { params }, caller, showed }) => {
    const { patientId, ...open } = await readOpenRecord(deps, caller, params.patientId);
    showed([patientId], accessId(open.accessId));
    return { ...open, accessId: accessId(open.accessId) };
  });

  mount(emergencyAccessesEndpoint, async ({ caller }) => ({ accesses: await listAccesses(deps, caller) }));

  mount(seeEmergencyAccessEndpoint, async ({ input: { params }, caller, locale }) => {
    const id = idOf('emergencyAccess', params.accessId);
    const { hospitalId, membershipId } = caller;
    const now = new Date(deps.clock.now());
    const [seen] =
      id === null ? [] : await seeAccess(deps.database.pool, { id, hospitalId, membershipId, now });
    if (!seen) throw new Refusal('emergency_access_not_found');
    return { message: m.emergency_access_seen({}, { locale }) };
  });
}
