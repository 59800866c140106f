import {
  emergencyAccessesEndpoint,
  emergencyRecordEndpoint,
  markEmergencyAccessSeenEndpoint,
  openEmergencyAccessEndpoint,
} from '#contract/hospital/emergency-access.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { listAccesses } from './list-accesses.ts';
import { markEmergencyAccessSeen } from './mark-access-seen.ts';
import { openEmergencyAccess } from './open-access.ts';
import { readOpenRecord } from './read-open-record.ts';

const accessId = (id: number) => formatId('emergencyAccess', id);

/** Break-glass access. */
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

  mount(emergencyAccessesEndpoint, async ({ caller, showed }) => {
    const { patientIds, ...list } = await listAccesses(deps, caller);
    showed(patientIds);
    return list;
  });

  mount(markEmergencyAccessSeenEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await markEmergencyAccessSeen(deps, caller, params.accessId, address);
    return { message: m.emergency_access_seen({}, { locale }) };
  });
}
