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
  mount(openEmergencyAccessEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const opened = await openEmergencyAccess(actor, deps, { ...params, ...body });
    const { id, until, isPatientTold } = opened;
    deps.outbox.hurry();
    const message = isPatientTold ? m.emergency_access_opened : m.emergency_access_opened_untold;
    return {
      message: message({}, { locale }),
      accessId: accessId(id),
      until: until.toISOString(),
    };
  });

  mount(emergencyRecordEndpoint, async ({ input: { params }, actor, showed }) => {
    const { patientId, ...open } = await readOpenRecord(actor, deps, params.patientId);
    showed([patientId], accessId(open.accessId));
    return { ...open, accessId: accessId(open.accessId) };
  });

  mount(emergencyAccessesEndpoint, async ({ actor, showed }) => {
    const { patientIds, ...list } = await listAccesses(actor, deps);
    showed(patientIds);
    return list;
  });

  mount(markEmergencyAccessSeenEndpoint, async ({ input: { params }, actor, locale }) => {
    await markEmergencyAccessSeen(actor, deps, params.accessId);
    return { message: m.emergency_access_seen({}, { locale }) };
  });
}
